import type { ReactElement } from 'react';

import type { PackFact } from '../facts/facts.ts';
import * as S from './ManualPage.styles.ts';
import { usePageWords } from './pageWords.ts';
import { Words } from './Words.tsx';

/** The CSS variable of a token path: `color.text.onAccent` is `--tb-color-text-on-accent`. */
const variableOf = (token: string): string =>
  `--tb-${token.replaceAll('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The tokens of a component. Each colour has a swatch in the colour scheme of the page. */
export function TokenList({ tokens }: { readonly tokens: readonly string[] }): ReactElement {
  return (
    <S.Tokens>
      {tokens.map((token) => (
        <li key={token} title={variableOf(token)}>
          {token.startsWith('color.') ? (
            <span data-part="swatch" style={{ background: `var(${variableOf(token)})` }} />
          ) : null}
          <code>{token}</code>
        </li>
      ))}
    </S.Tokens>
  );
}

export function KeyboardTable({
  keyboard,
}: {
  readonly keyboard: readonly (readonly [keys: string, effect: string])[];
}): ReactElement {
  const words = usePageWords();
  return (
    <S.Scroll>
      <S.Table aria-label={words.keyboard}>
        <thead>
          <tr>
            <th>{words.keys}</th>
            <th>{words.effect}</th>
          </tr>
        </thead>
        <tbody>
          {keyboard.map(([keys, effect]) => (
            <tr key={`${keys} ${effect}`}>
              <th scope="row">
                <S.Keys>{keys}</S.Keys>
              </th>
              <td>
                <Words>{effect}</Words>
              </td>
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Scroll>
  );
}

export function MessageTable({ pack }: { readonly pack: PackFact }): ReactElement {
  return (
    <S.Details>
      <summary>
        {pack.messages.length} messages in <code>{pack.file}</code>
      </summary>
      <S.Scroll>
        <S.Table aria-label={`Messages of ${pack.file}`}>
          <thead>
            <tr>
              <th>Key</th>
              <th>zh-CN</th>
              <th>en-US</th>
            </tr>
          </thead>
          <tbody>
            {pack.messages.map(({ key, zhCN, enUS }) => (
              <tr key={key}>
                <th scope="row">
                  <code>{key}</code>
                </th>
                <td lang="zh-CN">{zhCN}</td>
                <td lang="en-US">{enUS}</td>
              </tr>
            ))}
          </tbody>
        </S.Table>
      </S.Scroll>
    </S.Details>
  );
}
