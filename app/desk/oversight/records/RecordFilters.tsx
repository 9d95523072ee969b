import { DateField } from '@tuanbao/library/components/DateField';
import { SearchField } from '@tuanbao/library/components/SearchField';
import { Select } from '@tuanbao/library/components/Select';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useState } from 'react';

import { messages } from './records.messages.ts';

interface TextFilterProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Field of a filter by text. The filter changes on Enter, when the field is cleared and when the focus leaves it. */
export function TextFilter({ label, value, onChange }: TextFilterProps): ReactElement {
  const words = useMessages(messages);
  const [typed, setTyped] = useState(value);
  const commit = () => {
    if (typed.trim() !== value) onChange(typed.trim());
  };
  return (
    <SearchField
      label={label}
      placeholder={words.exactly}
      value={typed}
      onChange={setTyped}
      onSubmit={commit}
      onBlur={commit}
      onClear={() => onChange('')}
    />
  );
}

export interface RecordFiltersProps {
  /** Displayed names of the actions, by action. */
  readonly actions: Readonly<Record<string, string>>;
  readonly filters: { readonly action: string; readonly from: string; readonly until: string };
  readonly onChange: (changed: { readonly action?: string; readonly from?: string; readonly until?: string }) => void;
}

/** Fields that all lists of records have: action, first and last day. */
export function RecordFilters({ actions, filters, onChange }: RecordFiltersProps): ReactElement {
  const words = useMessages(messages);
  const { action, from, until } = filters;
  return (
    <>
      <Select
        label={words.action}
        placeholder={words.allActions}
        options={Object.entries(actions).map(([value, label]) => ({ value, label }))}
        value={action}
        onChange={(value) => onChange({ action: value })}
      />
      <DateField label={words.from} value={from} onChange={(day) => onChange({ from: day })} />
      <DateField label={words.until} value={until} onChange={(day) => onChange({ until: day })} />
    </>
  );
}
