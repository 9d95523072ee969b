import { Button } from '@tuanbao/library/components/Button';
import { DataGrid, type DataGridColumn } from '@tuanbao/library/components/DataGrid';
import { EmptyState } from '@tuanbao/library/components/EmptyState';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import type { FormikErrors } from 'formik';
import { type ReactElement, type ReactNode, useState } from 'react';

import { DangerButton } from '../../client/platform/page/DangerButton.styles.ts';
import { ActionDialog } from '../action/ActionDialog.tsx';
import type { Edited } from './Publication.tsx';
import { messages } from './site.messages.ts';
import * as S from './site.styles.ts';

export interface EntryListProps<Entry extends object, Values extends object> extends Edited<readonly Entry[]> {
  /** Name of the list for screen readers. */
  readonly caption: string;
  readonly columns: readonly DataGridColumn<Entry>[];
  readonly keyOf: (entry: Entry) => string;
  /** Returns the form's values for an entry. If the entry is null, returns the values for a new entry. */
  readonly valuesOf: (entry: Entry | null) => Values;
  /** Returns the entry with the form's values. `present` is the entry before it was edited; null for a new entry. */
  readonly entryOf: (values: Values, present: Entry | null) => Entry;
  /** Returns a message for each invalid field. `others` are all entries except the edited one. */
  readonly validate: (values: Values, others: readonly Entry[]) => FormikErrors<Values>;
  /** Fields of the form, bound to Formik. */
  readonly fields: ReactNode;
}

interface RowHandlers<Entry> {
  readonly onEdit: (entry: Entry) => void;
  readonly onRemove: (entry: Entry) => void;
}

/** Returns the function that renders the buttons of an entry. */
const rowActionsIn =
  <Entry,>(words: (typeof messages)['zh-CN'], { onEdit, onRemove }: RowHandlers<Entry>) =>
  (entry: Entry): ReactNode => (
    <S.RowActions>
      <Button size="small" variant="quiet" onPress={() => onEdit(entry)}>
        {words.edit}
      </Button>
      <DangerButton size="small" variant="quiet" onPress={() => onRemove(entry)}>
        {words.remove}
      </DangerButton>
    </S.RowActions>
  );

/** List of entries. An operator adds, edits and removes entries before the whole list is published. */
export function EntryList<Entry extends object, Values extends object>(
  props: EntryListProps<Entry, Values>,
): ReactElement {
  const { caption, columns, keyOf, valuesOf, entryOf, validate, fields, value, onChange } = props;
  const words = useMessages(messages);
  const [open, setOpen] = useState<{ readonly entry: Entry | null } | null>(null);
  const others = value.filter((entry) => entry !== open?.entry);
  const keep = (values: Values) => {
    const present = open?.entry ?? null;
    const entry = entryOf(values, present);
    onChange(present ? value.map((each) => (each === present ? entry : each)) : [...value, entry]);
    return Promise.resolve();
  };
  return (
    <>
      <S.Tools>
        <Button onPress={() => setOpen({ entry: null })}>{words.add}</Button>
      </S.Tools>
      <DataGrid
        caption={caption}
        isCaptionHidden
        columns={columns}
        rows={value}
        rowKey={keyOf}
        empty={<EmptyState title={words.none} />}
        actions={rowActionsIn<Entry>(words, {
          onEdit: (entry) => setOpen({ entry }),
          onRemove: (entry) => onChange(value.filter((each) => each !== entry)),
        })}
      />
      {open ? (
        <ActionDialog
          title={open.entry ? words.editTitle(caption) : words.addTitle(caption)}
          verb={words.confirm}
          asksReason={false}
          initialValues={valuesOf(open.entry)}
          validate={(values) => validate(values, others)}
          act={keep}
          onClose={() => setOpen(null)}
        >
          {fields}
        </ActionDialog>
      ) : null}
    </>
  );
}
