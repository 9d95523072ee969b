import { type ReactElement, useState } from 'react';

import { Notice } from '../../components/Notice/index.ts';
import type { PersonChange } from '../../domain/endorsement/personChange.ts';
import type { UnknownOriginal } from '../../domain/endorsement/templateChanges.ts';
import type { EndorsementKind } from '../../domain/product/endorsementRule.ts';
import type { Person } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { endorsementMessages } from '../../i18n/endorsement.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './EndorsementPersons.messages.ts';
import * as S from './EndorsementPersons.styles.ts';
import { readTemplate } from './readTemplate.ts';

/** Outcome of reading an uploaded template. */
type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly fileName: string }
  | {
      readonly kind: 'read';
      readonly fileName: string;
      readonly taken: number;
      readonly unknown: readonly UnknownOriginal[];
    };

interface TemplateUploadOptions {
  readonly value: readonly PersonChange[];
  readonly onChange: (changes: readonly PersonChange[]) => void;
  readonly kinds: readonly EndorsementKind[];
  readonly insured: readonly Person[];
  readonly context: RosterContext;
}

/**
 * Returns a function that reads an uploaded template and adds its changes, except changes of a kind that is not in
 * `kinds`. Also returns the outcome of the last upload.
 */
export function useTemplateUpload({ value, onChange, insured, context, kinds }: TemplateUploadOptions): {
  readonly outcome: Outcome;
  readonly take: (file: File) => Promise<void>;
} {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const take = async (file: File) => {
    const read = await readTemplate(file, insured, context);
    if (read === null || !read.isTemplate) return setOutcome({ kind: 'refused', fileName: file.name });
    const changes = read.changes.filter(({ kind }) => kinds.includes(kind));
    onChange([...value, ...changes]);
    return setOutcome({ kind: 'read', fileName: file.name, taken: changes.length, unknown: read.unknown });
  };
  return { outcome, take };
}

/** Message about the changes that were read from an uploaded template. */
export function TemplateOutcome({ outcome }: { readonly outcome: Outcome }): ReactElement | null {
  const words = useMessages(messages);
  const { kinds } = useMessages(endorsementMessages);
  if (outcome.kind === 'none') return null;
  if (outcome.kind === 'refused') return <Notice tone="danger">{words.notTemplate(outcome.fileName)}</Notice>;
  return (
    <Notice
      tone={outcome.unknown.length > 0 ? 'warning' : 'success'}
      title={words.taken(outcome.fileName, outcome.taken)}
    >
      {outcome.unknown.length > 0 ? (
        <S.Unknown>
          {outcome.unknown.map(({ kind, row, name }) => (
            <li key={`${kind} ${row}`}>{words.unknownOriginal(kinds[kind], row, name)}</li>
          ))}
        </S.Unknown>
      ) : null}
    </Notice>
  );
}
