import {
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactElement,
  type RefAttributes,
  useMemo,
  useState,
} from 'react';

import { Button } from '../../components/Button/index.ts';
import { FileDrop } from '../../components/FileDrop/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { endorsementKinds } from '../../domain/endorsement/endorsementType.ts';
import type { PersonChange } from '../../domain/endorsement/personChange.ts';
import type { UnknownOriginal } from '../../domain/endorsement/templateChanges.ts';
import { type EndorsementKind } from '../../domain/product/endorsementRule.ts';
import type { Person } from '../../domain/roster/person.ts';
import type { RosterContext } from '../../domain/roster/rosterContext.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { endorsementMessages } from '../../i18n/endorsement.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { usualChoices } from '../OccupationPicker/index.ts';
import { EndorsementChanges } from './EndorsementChanges.tsx';
import { EndorsementPersonDialog } from './EndorsementPersonDialog.tsx';
import { messages } from './EndorsementPersons.messages.ts';
import * as S from './EndorsementPersons.styles.ts';
import { EndorsementRemoveDialog } from './EndorsementRemoveDialog.tsx';
import { readTemplate } from './readTemplate.ts';
import type { CheckOccupation } from './useEndorsementPersonState.ts';

export interface EndorsementPersonsProps {
  /** The changes that are requested (controlled). */
  value: readonly PersonChange[];
  /** Called with all changes whenever one was added, edited or removed. */
  onChange: (changes: readonly PersonChange[]) => void;
  /** Kinds of change that the request may contain. */
  kinds: readonly EndorsementKind[];
  /** Persons who are insured before the endorsement. */
  insured: readonly Person[];
  /** The product data and rules by which persons are checked. Its schemes are those of the policy. */
  context: RosterContext;
  /**
   * Asks the server if the policy accepts the occupation of an added person. Resolves to null if so, otherwise to the
   * reason.
   * @default only the rules of the product apply
   */
  checkOccupation?: CheckOccupation | undefined;
  /** Texts of the problems of a change, by the index of the change in `value`. @default none */
  problems?: ReadonlyMap<number, readonly string[]> | undefined;
  /** Called when the user wants to download the template. If absent, no template is offered. */
  onTemplate?: (() => void) | undefined;
}

/** The change that the user is editing. `index` is its index in the list of changes; null if the change is new. */
type Editing = { readonly kind: EndorsementKind; readonly index: number | null };

/**
 * Editor for the changes of persons in an endorsement. The user adds, removes and replaces persons one by one, or
 * uploads a template that is filled in. The ref is the outermost element; its `focus()` focuses the first invalid
 * control, or the first control if none is invalid.
 */
export const EndorsementPersons: ForwardRefExoticComponent<EndorsementPersonsProps & RefAttributes<HTMLElement>> =
  forwardRef<HTMLElement, EndorsementPersonsProps>(function EndorsementPersons(props, ref) {
    const root = useFocusRef(ref);
    const { value, onChange, kinds, insured, context, checkOccupation, problems, onTemplate } = props;
    const words = useMessages(messages);
    const [editing, setEditing] = useState<Editing | null>(null);
    const upload = useTemplateUpload(props);
    const recent = useMemo(() => usualChoices(() => occupationsIn(insured, value)), [insured, value]);
    const put = (change: PersonChange, isLast: boolean) => {
      const at = editing?.index ?? null;
      onChange(at === null ? [...value, change] : value.map((each, index) => (index === at ? change : each)));
      if (isLast) setEditing(null);
    };
    const leaving = new Set(value.flatMap((change) => (change.kind === 'add' ? [] : [change.original.key])));
    const edited = editing?.index === null || editing === null ? undefined : value[editing.index];
    return (
      <S.Root ref={root}>
        <Toolbar kinds={kinds} onStart={(kind) => setEditing({ kind, index: null })} onTemplate={onTemplate} />
        {onTemplate ? (
          <FileDrop
            label={words.upload}
            description={words.uploadHint}
            accept={['.xlsx']}
            onFiles={([file]) => file && void upload.take(file)}
          />
        ) : null}
        <UploadOutcome outcome={upload.outcome} />
        <EndorsementChanges
          changes={value}
          schemes={context.schemes}
          problems={problems}
          onEdit={(index) => setEditing({ kind: value[index]?.kind ?? 'add', index })}
          onTakeBack={(index) => onChange(value.filter((_, at) => at !== index))}
        />
        {editing === null ? null : editing.kind === 'remove' ? (
          <EndorsementRemoveDialog
            insured={insured.filter(({ key }) => !leaving.has(key))}
            onTake={(originals) => {
              onChange([...value, ...originals.map((original): PersonChange => ({ kind: 'remove', original }))]);
              setEditing(null);
            }}
            onClose={() => setEditing(null)}
          />
        ) : (
          <EndorsementPersonDialog
            kind={editing.kind}
            change={edited?.kind === 'remove' ? undefined : edited}
            insured={insured.filter(
              ({ key }) => !leaving.has(key) || (edited?.kind === 'replace' && edited.original.key === key),
            )}
            context={context}
            recent={recent}
            checkOccupation={checkOccupation}
            onTake={put}
            onClose={() => setEditing(null)}
          />
        )}
      </S.Root>
    );
  });

interface ToolbarProps extends Pick<EndorsementPersonsProps, 'kinds' | 'onTemplate'> {
  readonly onStart: (kind: EndorsementKind) => void;
}

/** Buttons that start a change. There is one for each kind that is allowed, and one that downloads the template. */
function Toolbar({ kinds, onStart, onTemplate }: ToolbarProps): ReactElement {
  const words = useMessages(messages);
  const { kinds: kindWords } = useMessages(endorsementMessages);
  return (
    <S.Toolbar>
      {endorsementKinds
        .filter((kind) => kinds.includes(kind))
        .map((kind) => (
          <Button key={kind} onPress={() => onStart(kind)}>
            {kindWords[kind]}
          </Button>
        ))}
      {onTemplate ? (
        <Button variant="quiet" onPress={onTemplate}>
          {words.template}
        </Button>
      ) : null}
    </S.Toolbar>
  );
}

/** Returns the occupations of the insured and the added persons, which are offered first. */
const occupationsIn = (insured: readonly Person[], changes: readonly PersonChange[]): readonly string[] => [
  ...insured.map(({ occupationCode }) => occupationCode),
  ...changes.map((change) => (change.kind === 'remove' ? '' : change.person.occupationCode)),
];

type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly fileName: string }
  | {
      readonly kind: 'read';
      readonly fileName: string;
      readonly taken: number;
      readonly unknown: readonly UnknownOriginal[];
    };

function useTemplateUpload({ value, onChange, insured, context, kinds }: EndorsementPersonsProps) {
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

function UploadOutcome({ outcome }: { readonly outcome: Outcome }): ReactElement | null {
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
