import type { ReactElement } from 'react';

import { betterSources } from '../../../app/contract/betterSources.ts';
import { glossary } from '../../../stories/guide/glossary.ts';
import { plainWords } from '../../../stories/guide/plainWords.ts';
import { productTerms, wordingRules } from '../../../stories/guide/productTerms.ts';
import * as S from '../page/ManualPage.styles.ts';

/** The terms of insurance, in the order of an agent's work. */
export function GlossaryTable(): ReactElement {
  return (
    <Sheet label="Glossary" head={['Chinese', 'In code', 'Meaning']}>
      {glossary.map(({ chinese, code, meaning }) => (
        <tr key={code}>
          <th scope="row" lang="zh-CN">
            {chinese}
          </th>
          <td>
            <code>{code}</code>
          </td>
          <td>{meaning}</td>
        </tr>
      ))}
    </Sheet>
  );
}

/** Words to avoid in code and comments, with the words to use instead. */
export function PlainWordsTable(): ReactElement {
  return (
    <Sheet label="Words of code and comments" head={['Not this', 'This']}>
      {plainWords.map(({ not, use }) => (
        <tr key={not}>
          <th scope="row">{not}</th>
          <td>{use}</td>
        </tr>
      ))}
    </Sheet>
  );
}

/** The Chinese terms of the product, each with the words that must not be used instead. */
export function ProductTermsTable(): ReactElement {
  return (
    <Sheet label="Terms of the product" head={['Term', 'Meaning', 'Not']}>
      {productTerms.map(({ term, meaning, not }) => (
        <tr key={term}>
          <th scope="row" lang="zh-CN">
            {term}
          </th>
          <td>{meaning}</td>
          <td>{not}</td>
        </tr>
      ))}
    </Sheet>
  );
}

/** The rules for the wording of messages. */
export function WordingRulesTable(): ReactElement {
  return (
    <Sheet label="Wording of messages" head={['Use', 'Wording', 'Not']}>
      {wordingRules.map(({ use, wording, not }) => (
        <tr key={use}>
          <th scope="row">{use}</th>
          <td lang="zh-CN">{wording}</td>
          <td lang="zh-CN">{not}</td>
        </tr>
      ))}
    </Sheet>
  );
}

/** Calls that the agents' client never makes, each with the source of data that the client uses instead. */
export function BetterSourcesTable(): ReactElement {
  return (
    <Sheet label="Calls without a screen" head={['Call', 'Source in the agents’ client']}>
      {Object.entries(betterSources).map(([call, source]) => (
        <tr key={call}>
          <th scope="row">
            <code>{call}</code>
          </th>
          <td>{source}</td>
        </tr>
      ))}
    </Sheet>
  );
}

/** A table of the guide. `label` is its name for screen readers, `head` its column headings, `children` its rows. */
export function Sheet(props: {
  readonly label: string;
  readonly head: readonly string[];
  readonly children: ReactElement[];
}): ReactElement {
  return (
    <S.Page className="sb-unstyled">
      <S.Scroll>
        <S.Table aria-label={props.label}>
          <thead>
            <tr>
              {props.head.map((caption) => (
                <th key={caption}>{caption}</th>
              ))}
            </tr>
          </thead>
          <tbody>{props.children}</tbody>
        </S.Table>
      </S.Scroll>
    </S.Page>
  );
}
