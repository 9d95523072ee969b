import {
  type BrandFooter,
  brandFooters,
  type BrandProblem,
  type HostBrand,
} from '@tuanbao/library/domain/site/hostBrand';
import { FormikMirror } from '@tuanbao/library/formik/FormikMirror';
import { FormikRadioGroup } from '@tuanbao/library/formik/FormikRadioGroup';
import { FormikTextField } from '@tuanbao/library/formik/FormikTextField';
import { useMessages } from '@tuanbao/library/i18n/useMessages';
import { type ReactElement, useMemo } from 'react';

import { messages } from './brands.messages.ts';
import * as B from './brands.styles.ts';
import { LogoField } from './LogoField.tsx';
import * as S from './site.styles.ts';

export interface BrandFieldsProps {
  readonly value: HostBrand;
  /** Displayed name of the host. */
  readonly name: string;
  /** Mistakes in `value`. Each is shown at its field. */
  readonly problems: readonly BrandProblem[];
  readonly onChange: (next: HostBrand) => void;
}

/** For each mistake, the field at which it is shown. */
const fieldOf = { nameMissing: 'name', colourWrong: 'colour', licenceMissing: 'licence' } as const;
const everyProblem = ['nameMissing', 'colourWrong', 'licenceMissing'] as const;

/** Fields for the name, logo, colour and footer of a host. */
export function BrandFields({ value, name, problems, onChange }: BrandFieldsProps): ReactElement {
  const words = useMessages(messages);
  const told = problems.join(' '); // A memo key, because `problems` is a new array in each render.
  const errors = useMemo(
    () =>
      Object.fromEntries(
        everyProblem.filter((each) => told.includes(each)).map((each) => [fieldOf[each], words.problems[each]]),
      ),
    [told, words],
  );
  const change = (part: Partial<HostBrand>) => onChange({ ...value, ...part });
  return (
    <FormikMirror<HostBrand> values={value} errors={errors}>
      <S.Fields>
        <FormikTextField
          name="name"
          label={words.name}
          description={words.nameHint}
          maxLength={20}
          isImmediate
          onChange={(text) => change({ name: text.trim() })}
        />
        <FormikTextField
          name="englishName"
          label={words.englishName}
          description={words.englishNameHint}
          maxLength={40}
          isImmediate
          onChange={(text) => change({ englishName: text.trim() })}
        />
        <LogoField name={name} value={value.logo} onChange={(logo) => change({ logo })} />
        <B.Colour>
          <FormikTextField
            name="colour"
            label={words.colour}
            description={words.colourHint}
            maxLength={7}
            isImmediate
            onChange={(text) => change({ colour: text.trim() })}
          />
          <input
            type="color"
            aria-label={words.colourPick}
            value={/^#[\da-f]{6}$/i.test(value.colour) ? value.colour : '#165ddd'}
            onChange={(event) => change({ colour: event.target.value })}
          />
        </B.Colour>
        <FormikRadioGroup
          name="footer"
          label={words.footer}
          options={brandFooters.map((footer) => ({ value: footer, label: words.footers[footer] }))}
          onChange={(chosen) => change({ footer: brandFooters.find((each) => each === chosen) ?? value.footer })}
        />
        {value.footer === ('own' satisfies BrandFooter) ? <OwnNumbers onChange={change} /> : null}
      </S.Fields>
    </FormikMirror>
  );
}

/** Fields for the host's own licence number and filing number in the footer. */
function OwnNumbers({ onChange }: { readonly onChange: (part: Partial<HostBrand>) => void }): ReactElement {
  const words = useMessages(messages);
  return (
    <>
      <FormikTextField
        name="licence"
        label={words.licence}
        maxLength={100}
        isRequired
        isImmediate
        onChange={(text) => onChange({ licence: text.trim() })}
      />
      <FormikTextField
        name="filing"
        label={words.filing}
        maxLength={100}
        isImmediate
        onChange={(text) => onChange({ filing: text.trim() })}
      />
    </>
  );
}
