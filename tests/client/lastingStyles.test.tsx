import { lastingStyles } from '@tuanbao/app/client/platform/firstScreen/lastingStyles.ts';
import { renderToString } from 'react-dom/server';
import { keyframes, ServerStyleSheet, styled } from 'styled-components';
import { expect, it } from 'vitest';

const appear = keyframes`
  from { opacity: 0; }
`;

const Card = styled.article`
  animation: ${appear} 1s;
  color: red;

  @media (width <= 640px) {
    color: blue;
  }
`;

const Seal = styled(Card)`
  color: green;
`;

/** The element that styled-components writes for a screen. */
function written(): { readonly element: string; readonly markup: string } {
  const sheet = new ServerStyleSheet({ nonce: 'n' });
  try {
    const markup = renderToString(sheet.collectStyles(<Seal />));
    return { markup, element: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

const styleElements = (html: string) => [
  ...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('style'),
];

it('leaves the rules in an element that stays, in their order, and tells styled-components whose they are in another', () => {
  const { element, markup } = written();
  const [rules, marks] = styleElements(lastingStyles(element, 'n'));
  const [whole] = styleElements(element);
  const names = /class="([^"]*)"/.exec(markup)?.[1]?.split(' ') ?? [];
  const [card = '', seal = ''] = names.filter((name) => rules?.textContent.includes(`.${name}{`));

  expect(rules?.hasAttribute('data-styled')).toBe(false);
  expect(rules?.nonce || rules?.getAttribute('nonce')).toBe('n');
  expect(rules?.textContent).not.toContain('data-styled');
  expect(rules?.textContent).toContain(`@media (width <= 640px){.${card}{color:blue;}}`);
  expect(rules?.textContent.indexOf(`.${card}{`)).toBeLessThan(
    rules?.textContent.indexOf(`.${seal}{color:green;}`) ?? 0,
  );
  expect(marks?.getAttribute('data-styled-version')).toBe(whole?.getAttribute('data-styled-version'));
  expect(marks?.textContent.match(/data-styled\.g\d+\[id="[^"]+"\]\{content:"[^"]+"\}\/\*!sc\*\/\n/g)?.join('')).toBe(
    marks?.textContent,
  );
  for (const name of [card, seal]) expect(marks?.textContent).toContain(`"${name},"`);
});

it('refuses what styled-components isn’t known to write', () => {
  for (const element of ['', '<style>.a{}</style>', '<link rel="stylesheet" href="/a.css">'])
    expect(() => lastingStyles(element, 'n')).toThrow('another form');
});
