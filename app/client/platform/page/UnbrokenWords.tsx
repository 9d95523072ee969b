import { Fragment, type ReactElement } from 'react';

import * as S from './UnbrokenWords.styles.ts';

/**
 * Text that breaks into lines only between words. Otherwise browsers would also break numbers and dates at a hyphen.
 */
export function UnbrokenWords({ text }: { readonly text: string }): ReactElement {
  return (
    <span>
      {text.split(' ').map((word, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the same word may come twice, and words have no state
        <Fragment key={place}>
          {place > 0 ? ' ' : null}
          <S.Word>{word}</S.Word>
        </Fragment>
      ))}
    </span>
  );
}
