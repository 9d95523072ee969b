import {
  forwardRef,
  type ForwardRefExoticComponent,
  type ReactElement,
  type RefAttributes,
  useMemo,
  useState,
} from 'react';

import { Button } from '../../components/Button/index.ts';
import { Disclosure } from '../../components/Disclosure/index.ts';
import { FileDrop } from '../../components/FileDrop/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { joined, type PairingContext, split } from '../../domain/endorsement/changePairs.ts';
import type { EndorsementTrial } from '../../domain/endorsement/endorsementTrial.ts';
import { endorsementKinds } from '../../domain/endorsement/endorsementType.ts';
import { nameIn, type PersonChange } from '../../domain/endorsement/personChange.ts';
import { type EndorsementKind } from '../../domain/product/endorsementRule.ts';
import type { Person } from '../../domain/roster/person.ts';
import { classOfPerson, type RosterContext } from '../../domain/roster/rosterContext.ts';
import { useFocusRef } from '../../foundation/useFocusRef.ts';
import { endorsementMessages } from '../../i18n/endorsement.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { type ChangeAction, EndorsementChangeActions } from './EndorsementChangeActions.tsx';
import { EndorsementChanges } from './EndorsementChanges.tsx';
import { type Editing, EndorsementEditDialog } from './EndorsementEditDialog.tsx';
import { EndorsementJoinDialog } from './EndorsementJoinDialog.tsx';
import { messages } from './EndorsementPersons.messages.ts';
import * as S from './EndorsementPersons.styles.ts';
import { TemplateOutcome, useTemplateUpload } from './TemplateUpload.tsx';
import { useChangeUndo } from './useChangeUndo.ts';
import type { CheckOccupation } from './useEndorsementPersonState.ts';

export interface EndorsementPersonsProps {
  /** The changes that are requested (controlled). */
  value: readonly PersonChange[];
  /** Called with all changes whenever the user has edited the list of changes. */
  onChange: (changes: readonly PersonChange[]) => void;
  /** Kinds of change that the endorsement may contain. */
  kinds: readonly EndorsementKind[];
  /** Persons who are insured before the endorsement. */
  insured: readonly Person[];
  /** The product data and rules by which persons are checked; `schemes` contains the schemes of the policy. */
  context: RosterContext;
  /** The product's rule, which decides if an addition and a removal can be joined into a replacement. */
  rule: PairingContext['rule'];
  /** Day from which the changes apply, `YYYY-MM-DD`; empty while no day is chosen. */
  effectiveDate: string;
  /** Trial premium of exactly these changes; null while no trial premium is known. @default null */
  trial?: EndorsementTrial | null | undefined;
  /**
   * Checks on the server if the policy accepts the occupation of a person who is added or replaces another person.
   * Resolves to null if it is accepted, otherwise to the reason for the refusal.
   * @default only the rules of the product apply
   */
  checkOccupation?: CheckOccupation | undefined;
  /** Texts of the problems of a change, by the index of the change in `value`. @default none */
  problems?: ReadonlyMap<number, readonly string[]> | undefined;
  /** Called when the user wants to download the template. If absent, a template can't be downloaded or uploaded. */
  onTemplate?: (() => void) | undefined;
}

/**
 * Editor for the changes of persons in an endorsement. The user adds, removes and replaces persons one by one, or
 * uploads a template that is filled in. If `rule` allows it, an addition and a removal can be joined into a
 * replacement, and a replacement can be split again. The ref is the outermost element; its `focus()` focuses the first
 * invalid control, or the first control if none is invalid.
 */
export const EndorsementPersons: ForwardRefExoticComponent<EndorsementPersonsProps & RefAttributes<HTMLElement>> =
  forwardRef<HTMLElement, EndorsementPersonsProps>(function EndorsementPersons(props, ref) {
    const root = useFocusRef(ref);
    const { value, kinds, context, problems, onTemplate } = props;
    const words = useMessages(messages);
    const [editing, setEditing] = useState<Editing | null>(null);
    const upload = useTemplateUpload(props);
    const list = useChangeActions(props, (index) => setEditing({ kind: value[index]?.kind ?? 'add', index }));
    const actions = (index: number) => (
      <EndorsementChangeActions changes={value} index={index} pairing={list.pairing} onAction={list.act} />
    );
    return (
      <S.Root ref={root}>
        <Toolbar kinds={kinds} onStart={(kind) => setEditing({ kind, index: null })} />
        {onTemplate ? (
          <Disclosure title={words.byTemplate} defaultExpanded={value.length === 0}>
            <S.Template>
              <Button size="small" onPress={onTemplate}>
                {words.template}
              </Button>
              <FileDrop
                label={words.upload}
                description={words.uploadHint}
                accept={['.xlsx']}
                onFiles={([file]) => file && void upload.take(file)}
              />
            </S.Template>
          </Disclosure>
        ) : null}
        <TemplateOutcome outcome={upload.outcome} />
        {list.undo.text === null ? null : (
          <Notice
            role="status"
            action={
              <Button size="small" onPress={list.undo.undo}>
                {words.undo}
              </Button>
            }
          >
            {list.undo.text}
          </Notice>
        )}
        <EndorsementChanges
          changes={value}
          schemes={context.schemes}
          effectiveDate={props.effectiveDate}
          trial={props.trial}
          problems={problems}
          actions={actions}
        />
        {list.dialog}
        {editing === null ? null : (
          <EndorsementEditDialog {...props} editing={editing} onClose={() => setEditing(null)} />
        )}
      </S.Root>
    );
  });

/** Returns the actions for the changes in the list, and the dialog of the action that the user has started. */
function useChangeActions(
  { value, onChange, rule, context }: EndorsementPersonsProps,
  onEdit: (index: number) => void,
) {
  const words = useMessages(messages);
  const undo = useChangeUndo(value, onChange);
  const [joining, setJoining] = useState<number | null>(null);
  const pairing: PairingContext = useMemo(
    () => ({ rule, classOf: (person) => classOfPerson(person, context) }),
    [rule, context],
  );
  const act = (action: ChangeAction, index: number) => {
    const change = value[index];
    if (!change) return;
    const name = nameIn(change);
    if (action === 'edit') onEdit(index);
    else if (action === 'join') setJoining(index);
    else if (action === 'split') undo.edit(split(value, index), words.splitDone(name));
    else
      undo.edit(
        value.filter((_, at) => at !== index),
        words.takenBack(name),
      );
  };
  const joiningChange = joining === null ? undefined : value[joining];
  const dialog =
    joining === null || !joiningChange ? null : (
      <EndorsementJoinDialog
        changes={value}
        index={joining}
        pairing={pairing}
        onJoin={(partner) => {
          undo.edit(joined(value, joining, partner), words.joined(nameIn(joiningChange)));
          setJoining(null);
        }}
        onClose={() => setJoining(null)}
      />
    );
  return { undo, pairing, act, dialog };
}

interface ToolbarProps extends Pick<EndorsementPersonsProps, 'kinds'> {
  readonly onStart: (kind: EndorsementKind) => void;
}

/** Buttons that start a change, one for each kind that is allowed. */
function Toolbar({ kinds, onStart }: ToolbarProps): ReactElement {
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
    </S.Toolbar>
  );
}
