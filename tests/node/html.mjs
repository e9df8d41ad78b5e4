// Writes what html.js makes of templates; see test_html.py.
import { html } from "../../docs/table/html.js";

const names = ["<Ana>", "Ben"];
const laidOut = () => html`
  <ul class="names"
    id="who">
    ${names.map((name) => html`
      <li>
        ${name}
        <b>is</b> <i>here</i>
        ${null}
      </li>`)}
    ${false}
    ${html`<li>and
      others</li>`}
  </ul>`;
const [first, second] = [laidOut(), laidOut()];
process.stdout.write(JSON.stringify([first.text, second.text]));
