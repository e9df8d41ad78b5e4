/* Search in the theme's own worker protocol: 0 set up, 1 ready, 2 query, 3 result.
   Looks for pieces of words, so that it finds inner words of German compounds and Chinese words
   that no blank separates. Folds case, accents, umlauts (ä, ae) and ß. Linear: a game is small. */
"use strict";

/** @typedef {{location: string, title: string, plain: string, boost: number, foldedTitle: string, stemmedTitle: string,
      foldedText: string, foldedTags: string[]}} Doc
    @typedef {{score: number, hits: Record<string, boolean>, missing: number}} Found
    @typedef {{doc: Doc, found: {score: number, hits: Record<string, boolean>}}} Item */

var docs = /** @type {Doc[]} */ ([]);
var synonyms = /** @type {Record<string, string[]>} */ ({});
var vocabulary = /** @type {string[]} */ ([]);
var here = self.location.hash.slice(1); // the game whose page asks
var HAN = /[\u3400-\u9fff]/;
var ASKED = /怎么样?|如何|怎样|多少|可不可以|可以|能不能|什么|哪里|吗|呢|的/g; // words of questions

/** @param {string} text */
function fold(text) {
  return text.normalize("NFKD").toLowerCase().replace(/[\u0300-\u036f\u00ad\u200b\u2060]/g, "").replace(/ß/g, "ss")
    .replace(/ae/g, "a").replace(/oe/g, "o").replace(/ue/g, "u");
}

/** @param {string} html */
function strip(html) {
  return html.replace(/<[^>]*>/g, " ").replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&amp;/g, "&");
}

/** Little words that say nothing about what is looked for, folded. @type {Record<string, boolean>} */
var LITTLE = {};
("the a an of to for in on is are do does may can i you my and or what how when should must there " +
  "der die das den dem ein eine einen zu zum zur im am ist sind darf kann ich du man mein und oder " +
  "was wie wann soll muss es").split(" ").forEach(function (word) { LITTLE[fold(word)] = true; });

/** @param {string} text */
function essence(text) {
  var words = text.split(/\s+/), kept = words.filter(function (word) { return word && !LITTLE[word]; });
  return (kept.length ? kept : words).join(" ")
    .replace(/[?!.,:;？！。，、：；“”„"()（）]/g, " ").replace(/\s+/g, " ").trim();
}

/** Asking, asks → ask; splitting → split: enough to compare a query with a title. @param {string} text */
function stemmed(text) {
  return text.split(" ").map(function (word) {
    if (word.length < 4 || HAN.test(word)) return word;
    return word.replace(/(?:ing|s|es|en)$/, "").replace(/([bdfglmnprt])\1$/, "$1");
  }).join(" ");
}

/** What a word may be called in the text: itself, and without the ending of a plural or case. @param {string} word */
function forms(word) {
  var found = [word];
  if (HAN.test(word)) return found;
  /** @type {[RegExp, number][]} */
  var endings = [[/e$/, 4], [/(?:s|n)$/, 3], [/(?:es|en|er|em)$/, 3], [/ies$/, 3], [/ing$/, 3]];
  endings.forEach(function (rule) {
    if (!rule[0].test(word)) return;
    var stem = word.replace(rule[0], rule[0].source === "ies$" ? "y" : "");
    if (stem.length >= rule[1]) found.push(stem);
  });
  return found;
}

/** @param {string} query */
function terms(query) {
  /** @type {string[]} */
  var found = [];
  fold(query).split(/[^\p{L}\p{N}]+/u).forEach(function (word) {
    // 卡牌x4, 4card: letters, digits and Han each for themselves.
    (word.match(/[\u3400-\u9fff]+|\p{N}+|[^\u3400-\u9fff\p{N}]+/gu) || []).forEach(function (part) {
      if (part && found.indexOf(part) < 0) found.push(part);
    });
  });
  var telling = found.filter(function (word) { return !LITTLE[word]; });
  return telling.length ? telling : found;
}

/**
 * How well one word fits a text: 3 the whole text, 2 a word of it, 1.4 a beginning, 1 inside.
 * @param {string} text @param {string} word
 */
function fit(text, word) {
  var at = text.indexOf(word);
  if (at < 0) return 0;
  if (text === word) return 3;
  if (HAN.test(word)) return word.length > 1 ? 1.6 : 1;
  var best = 0;
  for (; at >= 0; at = text.indexOf(word, at + 1)) {
    var before = at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]);
    var end = at + word.length;
    var after = end >= text.length || !/[\p{L}\p{N}]/u.test(text[end]);
    best = Math.max(best, before && after ? 2 : before ? 1.4 : after ? 1.1 : 1);
    if (best === 2) break;
  }
  // Two letters inside a longer word mean nothing; three only at its beginning or end.
  return (word.length < 3 && best < 1.4) || (word.length < 4 && best <= 1) ? 0 : best;
}

/** @param {Doc} doc @param {string} word */
function score(doc, word) {
  var best = 0;
  forms(word).forEach(function (form, place) {
    var weight = place ? 0.85 : 1;
    var title = fit(doc.foldedTitle, form);
    // A word that is most of a title says more than one in a long question.
    var total = title * title * 12 * (0.4 + 0.6 * Math.min(1, form.length / doc.foldedTitle.length));
    doc.foldedTags.forEach(function (tag) {
      var tagged = fit(tag, form);
      total = Math.max(total, tagged === 3 ? 80 : tagged * tagged * 6);
    });
    var text = fit(doc.foldedText, form);
    if (text) {
      var count = doc.foldedText.split(form).length - 1;
      total += text * (1 + Math.min(count, 8) / 8);
    }
    best = Math.max(best, total * weight);
  });
  return best;
}

/** A run of Han characters that stands nowhere is looked for by its pairs. @param {string} word */
function pairs(word) {
  var found = [];
  for (var i = 0; i + 1 < word.length; i++) found.push(word.slice(i, i + 2));
  return found;
}

/** @param {Doc} doc @param {string[]} words @param {string} whole @param {string} typed @returns {Found | null} */
function rate(doc, words, whole, typed) {
  var total = 0, missing = 0;
  /** @type {Record<string, boolean>} */
  var hits = {};
  words.forEach(function (word) {
    var value = score(doc, word);
    if (!value && HAN.test(word) && word.length > 2) {
      var parts = pairs(word);
      var got = parts.filter(function (part) { return score(doc, part) > 0; });
      if (got.length * 3 >= parts.length * 2) {
        value = got.reduce(function (sum, part) { return sum + score(doc, part); }, 0) / parts.length / 2;
      }
    }
    hits[word] = value > 0;
    if (value) total += value; else missing++;
  });
  if (!total) return null;
  // The query as a whole: a name of several words, typed as it stands.
  if (words.length > 1) {
    var title = Math.max(fit(doc.foldedTitle, whole), fit(doc.stemmedTitle, stemmed(whole)));
    if (title) total += 40 * title * (0.3 + 0.7 * Math.min(1, whole.length / doc.foldedTitle.length));
    doc.foldedTags.forEach(function (tag) {
      if (tag === whole || tag === typed) total += 120; else if (tag.indexOf(whole) >= 0) total += 15;
    });
    if (doc.foldedText.indexOf(whole) >= 0) total += 12;
  }
  total *= doc.boost / (1 + 3 * missing);
  return { score: total, hits: hits, missing: missing };
}

/** What people may mean by a word or by the whole query, from the glossary's synonyms. @param {string} typed */
function meant(typed) {
  return synonyms[typed] || [];
}

/** @param {Found | null} first @param {Found | null} second @param {number} weight */
function better(first, second, weight) {
  if (!second) return first;
  second.score *= weight;
  if (!first || first.missing > second.missing) return second;
  return first.missing === second.missing && second.score > first.score ? second : first;
}

/**
 * How many letters must change to make one word of another, counted up to 2.
 * @param {string} first @param {string} second
 */
function distance(first, second) {
  if (Math.abs(first.length - second.length) > 2) return 3;
  /** @type {number[]} */
  var row = [];
  /** @type {number} */
  var before;
  var i, j;
  for (j = 0; j <= second.length; j++) row[j] = j;
  for (i = 1; i <= first.length; i++) {
    var corner = row[0];
    row[0] = i;
    for (j = 1; j <= second.length; j++) {
      before = row[j];
      row[j] = Math.min(before + 1, row[j - 1] + 1, corner + (first[i - 1] === second[j - 1] ? 0 : 1));
      corner = before;
    }
  }
  return row[second.length];
}

/** Words for one that stands nowhere: its two halves (Weinpreise), else the nearest spelling. @param {string} word */
function mended(word) {
  /** @param {string} part */
  function stands(part) {
    return docs.some(function (doc) {
      return (doc.foldedTitle + " " + doc.foldedTags.join(" ")).indexOf(part) >= 0;
    });
  }
  if (word.length < 4 || HAN.test(word) || /\d/.test(word)) return null;
  for (var at = word.length - 4; at >= 4; at--) {
    var ends = forms(word.slice(at)), first = word.slice(0, at), second = ends[ends.length - 1];
    if (stands(first) && stands(second)) return [first, second];
  }
  /** @type {string | null} */
  var best = null;
  var least = word.length < 7 ? 1 : 2;
  vocabulary.forEach(function (known) {
    var far = distance(word, known);
    if (far < least || (far === least && !best)) { best = known; least = far; }
  });
  if (best) return [best];
  return null;
}

/** @param {string} query */
function search(query) {
  var words = terms(query), typed = fold(query).trim().replace(/\s+/g, " "), whole = essence(typed);
  if (!words.length) return [];
  var found = look(words, typed, whole);
  if (found.complete) return found.pages;
  // Nothing has all words: leave out those of questions, mend what stands nowhere, and look again.
  /** @type {string[]} */
  var second = [];
  words.forEach(function (word) {
    if (LITTLE[word]) return;
    var asked = HAN.test(word) ? word.replace(ASKED, "") || word : word;
    var hit = docs.some(function (doc) { return doc.foldedText.indexOf(asked) >= 0 || score(doc, asked) > 0; });
    second = second.concat(hit ? [asked] : mended(asked) || [asked]);
  });
  var text = second.join(" ");
  if (!second.length || text === words.join(" ")) return found.pages;
  var again = look(second, text, essence(text));
  return again.complete || !found.pages.length ? again.pages : found.pages;
}

/** @param {string[]} words @param {string} typed @param {string} whole */
function look(words, typed, whole) {
  var others = meant(typed).concat(typed === whole ? [] : meant(whole));
  var readings = others.map(function (other) { return { words: terms(other), whole: essence(other) }; });
  if (words.length > 1) {
    words.forEach(function (word, place) {
      meant(word).forEach(function (other) {
        var changed = words.slice(0, place).concat(terms(other), words.slice(place + 1));
        readings.push({ words: changed, whole: changed.join(" ") });
      });
    });
  }
  /** @type {{doc: Doc, found: Found}[]} */
  var rated = [];
  var complete = false;
  docs.forEach(function (doc) {
    var found = rate(doc, words, whole, typed);
    readings.forEach(function (reading) {
      found = better(found, rate(doc, reading.words, reading.whole, reading.whole), 0.8);
    });
    if (!found) return;
    if (!found.missing) complete = true;
    rated.push({ doc: doc, found: found });
  });
  if (complete) rated = rated.filter(function (item) { return !item.found.missing; });
  /** @type {Record<string, {doc: Doc, found: Found}[]>} */
  var pages = {};
  rated.forEach(function (item) {
    var page = item.doc.location.split("#")[0];
    (pages[page] = pages[page] || []).push(item);
  });
  var list = Object.keys(pages).map(function (page) {
    var group = pages[page].sort(function (a, b) { return b.found.score - a.found.score; }).slice(0, 5);
    var head = group.filter(function (item) { return item.doc.location.indexOf("#") < 0; })[0];
    var best = group[0].found.score * nearness(page);
    var items = group.map(show);
    if (!head) {
      var top = byLocation[page];
      if (top) items.unshift(show({ doc: top, found: { score: best, hits: group[0].found.hits } }));
    } else {
      var shown = items.splice(group.indexOf(head), 1)[0];
      shown.score = best;
      items.unshift(shown);
    }
    if (gameOf(page) !== here && page !== gameOf(page) + "/") items[0].title += ofGame(page);
    return { best: best, items: items };
  }).sort(function (a, b) { return b.best - a.best; }).slice(0, 25).map(function (page) { return page.items; });
  return { complete: complete, pages: list };
}

/** @param {string} location */
function gameOf(location) {
  return location.split("/")[0];
}

/** On a game's page those of other games come last. @param {string} page */
function nearness(page) {
  return !here || gameOf(page) === here || !byLocation[gameOf(page) + "/rules/"] ? 1 : 0.1;
}

/** @param {string} page */
function ofGame(page) {
  var game = byLocation[gameOf(page) + "/"];
  return game && games > 1 ? " · " + game.title : "";
}

/** @param {Item} item */
function show(item) {
  var text = item.doc.plain, at = -1;
  Object.keys(item.found.hits).some(function (word) {
    at = item.found.hits[word] ? fold(text).indexOf(word) : -1;
    return at >= 0;
  });
  var from = Math.max(0, at - 40);
  return {
    location: item.doc.location,
    title: item.doc.title,
    text: escape_(text.length > 160 ? (from ? "… " : "") + text.slice(from, from + 150) + " …" : text),
    score: item.found.score,
    terms: {}
  };
}

/** @param {string} text */
function escape_(text) {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

/** @type {Record<string, Doc>} */
var byLocation = {};
var games = 0;

/** @param {{docs: {location: string, title: string, text: string, boost?: number, tags?: string[]}[]}} data */
function setUp(data) {
  docs = data.docs.map(function (entry) {
    var plain = strip(entry.text).replace(/\s+/g, " ").trim();
    var section = entry.location.indexOf("#") >= 0;
    var title = strip(entry.title).trim();
    var number = /^([\p{Lu}\d]{1,5}\s(\d+\.\d+))\s*/u.exec(title); // LC 4.3
    var doc = {
      location: entry.location,
      title: entry.title,
      plain: plain,
      boost: (entry.boost || 1) * (section ? 0.9 : 1),
      foldedTitle: essence(fold(title.slice(number ? number[0].length : 0))),
      stemmedTitle: "",
      foldedText: fold(plain + " " + title),
      // A page's other names belong to the page as a whole, not to each of its sections.
      foldedTags: section ? (number ? [fold(number[1]), number[2]] : []) : (entry.tags || []).map(fold)
    };
    doc.stemmedTitle = stemmed(doc.foldedTitle);
    if (!section) byLocation[entry.location] = doc;
    return doc;
  });
  games = docs.filter(function (doc) { return /^[^/]+\/rules\/$/.test(doc.location); }).length;
}

/* Every word of titles and other names, to mend what is mistyped. */
function collect() {
  /** @type {Record<string, boolean>} */
  var seen = {};
  docs.forEach(function (doc) {
    (doc.foldedTitle + " " + doc.foldedTags.join(" ")).split(/[^\p{L}]+/u).forEach(function (word) {
      if (word.length > 3 && !HAN.test(word)) seen[word] = true;
    });
  });
  vocabulary = Object.keys(seen);
}

/** @param {[string[], string][]} pairs */
function learn(pairs) {
  pairs.forEach(function (pair) {
    pair[0].forEach(function (typed) {
      var key = fold(typed);
      (synonyms[key] = synonyms[key] || []).push(fold(pair[1]));
    });
  });
}

self.addEventListener("message", function (event) {
  var message = /** @type {MessageEvent} */ (event).data;
  if (message.type === 0) {
    setUp(message.data);
    collect();
    fetch("synonyms.json").then(function (answer) { return answer.json(); }).then(learn)
      .catch(function () { /* search works without them */ })
      .then(function () { self.postMessage({ type: 1 }); });
  } else if (message.type === 2) {
    self.postMessage({ type: 3, data: { items: search(message.data || "") } });
  }
});
