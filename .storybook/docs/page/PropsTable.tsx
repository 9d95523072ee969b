import type { ReactElement } from 'react';

import type { ExportFact, PropFact, TypeFact } from '../facts/facts.ts';
import * as S from './ManualPage.styles.ts';
import { usePageWords } from './pageWords.ts';
import { Words } from './Words.tsx';

/**
 * Section about an export: the props of a component, or the signature of a function. If `isAlone` is true, the heading
 * with the name of the export is left out.
 */
export function ExportSection({
  fact,
  isAlone,
}: {
  readonly fact: ExportFact;
  readonly isAlone: boolean;
}): ReactElement {
  return (
    <S.Section>
      {isAlone ? null : (
        <h3>
          <code>{fact.name}</code>
        </h3>
      )}
      <p>
        <Words>{fact.description}</Words>
      </p>
      {fact.kind === 'component' ? null : (
        <p>
          <code>{fact.signature}</code>
        </p>
      )}
      {fact.props.length > 0 ? <Members members={fact.props} caption={`Props of ${fact.name}`} /> : null}
      {fact.passedOn.length > 0 ? (
        <S.Details>
          <summary>{fact.passedOn.length} more props pass through to the element</summary>
          <p>
            <code>{fact.passedOn.join(', ')}</code>
          </p>
        </S.Details>
      ) : null}
    </S.Section>
  );
}

/** Section about an exported type: its description, and its members or its text. */
export function TypeSection({ fact }: { readonly fact: TypeFact }): ReactElement {
  return (
    <S.Section>
      <h3>
        <code>{fact.name}</code>
      </h3>
      {fact.description ? (
        <p>
          <Words>{fact.description}</Words>
        </p>
      ) : null}
      {fact.text === null ? (
        <Members members={fact.members} caption={`Members of ${fact.name}`} />
      ) : (
        <p>
          <code>{fact.text}</code>
        </p>
      )}
    </S.Section>
  );
}

function Members(props: { readonly members: readonly PropFact[]; readonly caption: string }): ReactElement {
  const words = usePageWords();
  return (
    <S.Scroll>
      <S.Table aria-label={props.caption}>
        <thead>
          <tr>
            <th>{words.name}</th>
            <th>{words.type}</th>
            <th>{words.default}</th>
            <th>{words.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {props.members.map((member) => (
            <Member key={member.name} member={member} />
          ))}
        </tbody>
      </S.Table>
    </S.Scroll>
  );
}

function Member({ member }: { readonly member: PropFact }): ReactElement {
  const { name, type, isRequired, fallback, description, origin } = member;
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
        {isRequired ? (
          <span data-part="required" title="required">
            {' '}
            *
          </span>
        ) : null}
      </th>
      <td>
        <code>{type}</code>
      </td>
      <td>{fallback === null ? <span data-part="muted">—</span> : <code>{fallback}</code>}</td>
      <td>
        <Words>{description}</Words>
        {origin === 'react-aria' ? <span data-part="muted"> (react-aria)</span> : null}
      </td>
    </tr>
  );
}
