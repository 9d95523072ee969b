import type { Sight } from './look.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = `
body { margin: 2rem; font: 14px/1.5 system-ui, sans-serif; color: #1d2129; background: #f2f3f5; }
section { margin-block: 0 2rem; padding: 1rem; background: #fff; border-radius: 8px; }
h2 { margin: 0; font-size: 1rem; }
code { color: #4e5969; }
ul { color: #b42318; }
div { display: flex; flex-wrap: wrap; gap: 12px; align-items: start; }
figure { margin: 0; }
img { display: block; max-block-size: 480px; object-fit: cover; object-position: top; border: 1px solid #c9cdd4; }
`;

/** Returns an HTML page with a thumbnail of each screenshot and the findings. */
export function contactSheetOf(sights: readonly Sight[]): string {
  const screens = [...new Set(sights.map(({ screen }) => screen))];
  const sections = screens.map((screen) => {
    const seen = sights.filter((sight) => sight.screen === screen);
    const findings = seen.flatMap(({ width, look, findings: found }) =>
      found.map((finding) => `<li>${width} ${look}: ${escaped(finding)}</li>`),
    );
    const figures = seen.map(
      ({ picture, width, look }) =>
        `<figure><a href="${picture}"><img loading="lazy" src="thumbnails/${picture}" alt="${escaped(screen.name)}, ${width} px, ${look}"></a><figcaption>${width} ${look}</figcaption></figure>`,
    );
    return `<section><h2>${escaped(screen.name)} <code>${escaped(screen.route)}</code></h2>${
      findings.length > 0 ? `<ul>${findings.join('')}</ul>` : ''
    }<div>${figures.join('')}</div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${style}</style><h1>Screens</h1>${sections.join('\n')}</html>\n`;
}
