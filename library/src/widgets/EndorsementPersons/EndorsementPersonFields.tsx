import type { ReactElement, RefObject } from 'react';

import type { RecentChoices } from '../../components/Cascader/index.ts';
import { DateField } from '../../components/DateField/index.ts';
import { Select } from '../../components/Select/index.ts';
import { TextField } from '../../components/TextField/index.ts';
import { socialSecurities } from '../../domain/enumeration/socialSecurity.ts';
import { type NewPerson, type PersonField } from '../../domain/roster/person.ts';
import { acceptedIdTypes, asksForOccupation, isAsked, type RosterContext } from '../../domain/roster/rosterContext.ts';
import { personWords } from '../../i18n/personWords.messages.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { OccupationPicker } from '../OccupationPicker/index.ts';
import * as S from './EndorsementPersons.styles.ts';

export interface EndorsementPersonFieldsProps {
  /** Heading above the fields. */
  legend: string;
  /** The person, with the values that the user typed. */
  value: NewPerson;
  /** The person, with birthday and sex taken from the id number, and with a scheme even if the user chose none. */
  derived: NewPerson;
  /** The product data and rules by which the person is checked. */
  context: RosterContext;
  /** Occupations that are offered first, because other persons of the employer have them. */
  recent: RecentChoices;
  /** Called with the changed person whenever a field has changed. */
  onChange: (person: NewPerson) => void;
  /** Returns the text of the problem of a field; undefined if the field has no problem. */
  problemOf: (field: PersonField) => string | undefined;
  /** Prefix of the ids of the controls; an id is `${id}-${field}`. */
  id: string;
  /** Ref of the field for the name. The dialog focuses this field. */
  nameRef: RefObject<HTMLInputElement | null>;
}

/** Fields for a person who is added. Sex and birthday are taken from the id number if it contains them. */
export function EndorsementPersonFields(props: EndorsementPersonFieldsProps): ReactElement {
  const { id, legend, value, derived, context, onChange, problemOf, nameRef } = props;
  const { fields, idTypes, sexes } = useMessages(personWords);
  const set = (patch: Partial<NewPerson>) => onChange({ ...value, ...patch });
  const offered = acceptedIdTypes(context);
  return (
    <S.Fieldset>
      <legend>{legend}</legend>
      <S.Fields>
        <TextField
          id={`${id}-name`}
          label={fields.name}
          isRequired
          ref={nameRef}
          value={value.name}
          onChange={(name) => set({ name })}
          errorMessage={problemOf('name')}
        />
        <Select
          id={`${id}-idType`}
          label={fields.idType}
          isRequired
          options={offered.map((type) => ({ value: type, label: idTypes[type] }))}
          value={value.idType}
          onChange={(idType) => set({ idType })}
          errorMessage={problemOf('idType')}
        />
        <TextField
          id={`${id}-idNo`}
          label={fields.idNo}
          isRequired
          value={value.idNo}
          onChange={(idNo) => set({ idNo, sex: '', birthday: '' })}
          errorMessage={problemOf('idNo')}
        />
        <Select
          id={`${id}-sex`}
          label={fields.sex}
          placeholder="—"
          options={(['male', 'female'] as const).map((sex) => ({ value: sex, label: sexes[sex] }))}
          value={derived.sex}
          onChange={(sex) => set({ sex })}
          errorMessage={problemOf('sex')}
        />
        <DateField
          id={`${id}-birthday`}
          label={fields.birthday}
          value={derived.birthday}
          onChange={(birthday) => set({ birthday })}
          errorMessage={problemOf('birthday')}
        />
        <OccupationField {...props} onSet={set} />
        <SocialSecurityField {...props} onSet={set} />
        <SchemeField {...props} onSet={set} />
      </S.Fields>
    </S.Fieldset>
  );
}

type PartProps = Omit<EndorsementPersonFieldsProps, 'onChange' | 'legend' | 'nameRef'> & {
  readonly onSet: (patch: Partial<NewPerson>) => void;
};

/**
 * Field for the occupation. It is shown only if the product uses occupations. The occupation class follows from the
 * occupation.
 */
function OccupationField({ id, value, context, recent, problemOf, onSet }: PartProps): ReactElement | null {
  const { fields } = useMessages(personWords);
  if (!asksForOccupation(context)) return null;
  return (
    <OccupationPicker
      id={`${id}-occupationCode`}
      label={fields.occupationCode}
      isRequired
      tree={context.occupations}
      rule={{
        classes: context.allowedClasses,
        declinedCodes: [...context.declinedCodes],
        classOverrides: context.classOverrides,
      }}
      recent={recent}
      value={value.occupationCode}
      onChange={(occupation) =>
        onSet({
          occupationCode: occupation?.code ?? '',
          occupationName: occupation?.name ?? '',
          occupationClass: '',
        })
      }
      errorMessage={problemOf('occupationCode') ?? problemOf('occupationClass')}
    />
  );
}

/** Field for social security. It is shown only if the product requires this information. */
function SocialSecurityField({ id, value, context, problemOf, onSet }: PartProps): ReactElement | null {
  const { fields, socialSecurities: labels } = useMessages(personWords);
  if (!isAsked('socialSecurity', context)) return null;
  return (
    <Select
      id={`${id}-socialSecurity`}
      label={fields.socialSecurity}
      isRequired
      placeholder="—"
      options={socialSecurities.map((word) => ({ value: word, label: labels[word] }))}
      value={value.socialSecurity}
      onChange={(socialSecurity) => onSet({ socialSecurity })}
      errorMessage={problemOf('socialSecurity')}
    />
  );
}

/** Field for the scheme. It is shown only if the policy has several schemes. */
function SchemeField({ id, derived, context, problemOf, onSet }: PartProps): ReactElement | null {
  const { fields } = useMessages(personWords);
  if (context.schemes.length <= 1) return null;
  return (
    <Select
      id={`${id}-schemeId`}
      label={fields.schemeId}
      isRequired
      options={context.schemes.map((scheme) => ({ value: scheme.id, label: scheme.name }))}
      value={derived.schemeId}
      onChange={(schemeId) => onSet({ schemeId })}
      errorMessage={problemOf('schemeId')}
    />
  );
}
