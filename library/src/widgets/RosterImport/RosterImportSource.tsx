import type { ReactElement } from 'react';

import { Button } from '../../components/Button/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { Select } from '../../components/Select/index.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './RosterImport.messages.ts';
import * as S from './RosterImport.styles.ts';
import type { ReadChoice, ReadPlan } from './rosterReaderProtocol.ts';

export interface RosterImportSourceProps {
  /** The sheet, header row and columns that are used at present, with the alternatives. */
  plan: ReadPlan;
  /** Called with the sheet or the header row that the user has chosen. */
  onChange: (choice: ReadChoice) => void;
}

/**
 * Selects for the sheet and for the header row. The select for the sheet is shown only if several visible sheets have
 * rows. A warning names other sheets that probably contain persons.
 */
export function RosterImportSource({ plan, onChange }: RosterImportSourceProps): ReactElement {
  const words = useMessages(messages);
  const headers = plan.headers.map(({ position, row, text }) => ({
    value: String(position),
    label: words.headerRow(row, text),
  }));
  return (
    <S.Sources data-step="sheet header">
      {plan.otherLists.length > 0 ? (
        <Notice
          tone="warning"
          title={words.otherLists(plan.otherLists.map(({ name }) => name))}
          action={plan.otherLists.map(({ name }) => (
            <Button key={name} size="small" onPress={() => onChange({ sheetName: name })}>
              {words.readSheet(name)}
            </Button>
          ))}
        >
          {words.oneSheet(plan.sheetName)}
        </Notice>
      ) : null}
      {plan.sheets.length > 1 ? (
        <Select
          label={words.sheet}
          isRequired
          options={plan.sheets.map(({ name, rows }) => ({ value: name, label: words.sheetRows(name, rows) }))}
          value={plan.sheetName}
          onChange={(sheetName) => onChange({ sheetName })}
        />
      ) : null}
      <Select
        label={words.header}
        isRequired
        options={[...headers, { value: '-1', label: words.noHeader }]}
        value={String(plan.headerRow)}
        onChange={(position) => onChange({ headerRow: Number(position) })}
      />
    </S.Sources>
  );
}
