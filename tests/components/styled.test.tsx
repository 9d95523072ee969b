import { styled } from '@tuanbao/library/components/PreparedStyles';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { css, keyframes, ServerStyleSheet, styled as plain } from 'styled-components';
import { expect, test } from 'vitest';

/** The rules that come with an element, whatever its classes are called. */
function rulesOf(element: ReactElement): string {
  const sheet = new ServerStyleSheet();
  renderToStaticMarkup(sheet.collectStyles(element));
  const text = sheet.getStyleTags();
  sheet.seal();
  return text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\.[\w-]+(?=[{:, ])/g, '.x')
    .replaceAll(/data-styled[^}]*}/g, '')
    .trim();
}

const Inner = plain.i``;
const soft = css`
  color: var(--soft);
`;

const template = (tag: typeof plain) => tag.div`
  order: ${2};
  margin: ${'var(--space)'};
  ${soft}
  ${Inner}:hover & {
    padding: 0;
  }
  @media print {
    display: none;
  }
`;

test('gives the rules that styled-components gives for a template of texts, numbers, rule sets and selectors', () => {
  const [Ours, Theirs] = [template(styled), template(plain)];
  expect(rulesOf(<Ours />)).toContain('margin:var(--space)');
  expect(rulesOf(<Ours />)).toBe(rulesOf(<Theirs />));
});

test('styles components as well as elements', () => {
  const Word = styled(({ className }: { className?: string }) => <b className={className}>去</b>)`
    margin: ${'1px'};
  `;
  expect(rulesOf(<Word />)).toContain('margin:1px');
});

test('leaves a template that depends on its props, or has an animation, to styled-components', () => {
  const Wide = styled.div<{ $wide: string }>`
    inline-size: ${({ $wide }) => $wide};
  `;
  expect(rulesOf(<Wide $wide="3px" />)).toContain('inline-size:3px');
  expect(rulesOf(<Wide $wide="5px" />)).toContain('inline-size:5px');
  const turn = keyframes`
    to { rotate: 1turn; }
  `;
  const Turning = styled.div`
    animation: ${turn} 1s;
  `;
  expect(rulesOf(<Turning />)).toContain('@keyframes');
});
