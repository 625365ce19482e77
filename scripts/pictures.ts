// Draws the pictures that browsers, phones and other sites show of Bidspoke, from the mark and the wordmark.
// npx tsx scripts/pictures.ts
import { mkdirSync, readFileSync } from "node:fs";
import { chromium, type Browser } from "@playwright/test";
import { findBrowser } from "#test/browser.ts";

const root = new URL("..", import.meta.url).pathname;
const colors = {
  binding: "#0c3829",
  ink: "#f4f6ee",
  soft: "#c1d4c4",
  talk: "#fcdc39",
  onTalk: "#0f2019",
  paper: "#fcfdfa",
};
const BODY =
  "M6 1H19.5A6.5 6.5 0 0 1 26 7.5V7.6A6.4 6.4 0 0 1 24 12.2A7 7 0 0 1 29 18.9V19A7 7 0 0 1 22 26H13L5 31.5Q4 32 4 31V3A2 2 0 0 1 6 1Z";

/** The mark on canary: the upper line is the paper, the lower one the spoken word. `share` is its part of the width. */
function icon(size: number, share: number, rounded: boolean): string {
  const scale = (size * share) / 32;
  const x = (size - 33 * scale) / 2; // the drawing's middle lies at 16.5
  const y = (size - 32.9 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">
    <rect width="${size}" height="${size}" rx="${rounded ? size * 0.22 : 0}" fill="${colors.talk}"/>
    <g transform="translate(${x} ${y}) scale(${scale})">
      <path fill="${colors.binding}" d="${BODY}"/>
      <path fill="${colors.paper}" d="M10 6V10H18A2 2 0 0 0 18 6Z"/>
      <path fill="${colors.talk}" d="M10 16H21A2 2 0 0 1 21 20H10Z"/>
    </g></svg>`;
}

const font = (name: string) =>
  `data:font/woff2;base64,${readFileSync(`${root}node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`).toString("base64")}`;

/** What a link to the start page looks like elsewhere, 1200 by 630. */
const preview = () => `
  <style>
    @font-face { font-family: Besley; src: url(${font("besley")}); font-weight: 400 900 }
    @font-face { font-family: Public; src: url(${font("public-sans")}); font-weight: 100 900 }
    main { position: relative; width: 1200px; height: 630px; overflow: hidden; background: ${colors.binding}; color: ${colors.ink} }
    .wordmark { position: absolute; left: 72px; top: 56px; height: 64px; color: ${colors.ink} }
    .wordmark .word { fill: ${colors.ink} } .wordmark .swipe { fill: ${colors.talk} }
    h1 { position: absolute; left: 72px; top: 176px; margin: 0; font: 680 88px/1.14 Besley; letter-spacing: -.02em }
    em { display: inline-block; font-style: normal; color: ${colors.onTalk}; background: ${colors.talk}; padding: 0 14px 10px; margin: 8px 0 0 -14px; clip-path: polygon(.6% 3%,100% 0,99.2% 97%,0 100%) }
    p { position: absolute; left: 72px; top: 442px; width: 460px; margin: 0; font: 500 28px/1.4 Public; color: ${colors.soft} }
    ol { position: absolute; right: 48px; top: 56px; width: 512px; margin: 0; padding: 0; list-style: none; background: ${colors.paper}; color: #0f2019; border-radius: 6px; box-shadow: 0 30px 70px -20px #0009; font: 620 25px/1 Public }
    li { display: grid; grid-template-columns: 1fr 186px; border-bottom: 1px solid #cad8cd; border-left: 8px solid #ae7e00 }
    li.list { border-left-color: #184f7c } li.open { border-left: 8px dotted #c84c6b; background: #ffdee6; color: #861d3d }
    li span { padding: 24px 20px } li b { padding: 24px 22px 24px 0; text-align: right; border-left: 4px double #718077; font-weight: 640; font-variant-numeric: tabular-nums }
    li small { display: block; padding-top: 10px; font: 400 20px/1 Public; opacity: .75 }
    li:last-child { grid-template-columns: 1fr auto; border: 0; border-top: 3px solid #0f2019; font-size: 32px } li:last-child b { border: 0; font-weight: 720 }
  </style>
  <main>
    ${readFileSync(`${root}public/wordmark.svg`, "utf8").replace("<svg", '<svg class="wordmark"')}
    <h1>Say the job.<br><em>It adds up.</em></h1>
    <p>Spoken words become a priced quote, bid, estimate or invoice.</p>
    <ol>
      <li><span>Cedar fence, 6 ft<small>140 ft × $38.00</small></span><b>$5,320.00</b></li>
      <li><span>Walk gates<small>2 × $285.00</small></span><b>$570.00</b></li>
      <li class="list"><span>Post mix, 60 lb<small>36 × $7.85, price list</small></span><b>$282.60</b></li>
      <li class="open"><span>Haul the old one away<small>No price said yet</small></span><b>Price?</b></li>
      <li><span>So far</span><b>$6,172.60</b></li>
    </ol>
  </main>`;

async function draw(browser: Browser, file: string, body: string, width: number, height: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${body}`);
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  await page.screenshot({ path: `${root}public/${file}`, omitBackground: true });
  await page.close();
}

mkdirSync(`${root}public/icons`, { recursive: true });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
await draw(browser, "icons/192.png", icon(192, 0.62, true), 192, 192);
await draw(browser, "icons/512.png", icon(512, 0.62, true), 512, 512);
await draw(browser, "icons/maskable-512.png", icon(512, 0.5, false), 512, 512);
await draw(browser, "icons/apple-touch-180.png", icon(180, 0.58, false), 180, 180);
await draw(browser, "social-preview.png", preview(), 1200, 630);
await browser.close();
