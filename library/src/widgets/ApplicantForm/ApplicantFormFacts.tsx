import type { ReactElement } from 'react';

import { DateField } from '../../components/DateField/index.ts';
import { Select } from '../../components/Select/index.ts';
import { companyCategories } from '../../domain/enumeration/companyCategory.ts';
import { operatorRelations } from '../../domain/enumeration/operatorRelation.ts';
import { companyCategoryMessages } from '../../i18n/enumerations/companyCategory.messages.ts';
import { operatorRelationMessages } from '../../i18n/enumerations/operatorRelation.messages.ts';
import type { MessagePack } from '../../i18n/messagePack.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { FormText } from '../FormParts/index.ts';
import { messages } from './ApplicantForm.messages.ts';
import type { ApplicantFormPart } from './useApplicantFormPart.tsx';

const figures = ['employeeTotal', 'annualIncome', 'totalAssets', 'registeredCapital'] as const;
const keyboards = {
  employeeTotal: 'numeric',
  annualIncome: 'decimal',
  totalAssets: 'decimal',
  registeredCapital: 'decimal',
} as const;

/** What some products ask of the organisation beside who it is. */
export function ApplicantFormFacts({ part }: { part: ApplicantFormPart }): ReactElement {
  const { value, state } = part;
  return (
    <>
      {part.shows('legalPersonIdNo') ? <FormText {...part.textOf('legalPersonIdNo')} /> : null}
      <Choice part={part} field="operatorRelation" choices={operatorRelations} names={operatorRelationMessages} />
      {part.shows('establishedOn') ? (
        <DateField
          {...part.fieldOf('establishedOn')}
          value={value.establishedOn ?? ''}
          isDisabled={part.isDisabled}
          isReadOnly={part.isReadOnly}
          onChange={(establishedOn) => state.set({ establishedOn })}
          onBlur={() => state.touch('establishedOn')}
        />
      ) : null}
      <Choice part={part} field="companyCategory" choices={companyCategories} names={companyCategoryMessages} />
      {figures.filter(part.shows).map((field) => (
        <FormText key={field} {...part.textOf(field)} inputMode={keyboards[field]} />
      ))}
    </>
  );
}

interface ChoiceProps<Word extends string> {
  readonly part: ApplicantFormPart;
  readonly field: 'operatorRelation' | 'companyCategory';
  readonly choices: readonly Word[];
  readonly names: MessagePack<Readonly<Record<Word, string>>>;
}

/** One word of a short list, or none. */
function Choice<Word extends string>({ part, field, choices, names }: ChoiceProps<Word>): ReactElement | null {
  const text = useMessages(messages);
  const labels = useMessages(names);
  if (!part.shows(field)) return null;
  return (
    <Select
      {...part.fieldOf(field)}
      options={choices.map((choice) => ({ value: choice, label: labels[choice] }))}
      placeholder={text.choose}
      value={part.value[field] ?? ''}
      isDisabled={part.isLocked}
      onChange={(chosen) => part.state.set({ [field]: chosen })}
      onBlur={() => part.state.touch(field)}
    />
  );
}
