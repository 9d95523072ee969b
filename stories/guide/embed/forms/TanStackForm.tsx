import { useForm } from '@tanstack/react-form';
import { Button } from '@tuanbao/library/components/Button';
import { Checkbox } from '@tuanbao/library/components/Checkbox';
import { NumberField } from '@tuanbao/library/components/NumberField';
import { TextField } from '@tuanbao/library/components/TextField';
import { emptyHouse, type House } from '@tuanbao/library/domain/subject/house/house';
import { houseProblems } from '@tuanbao/library/domain/subject/house/houseProblems';
import { house as product } from '@tuanbao/library/samples/catalogue';
import { HouseForm } from '@tuanbao/library/widgets/HouseForm';
import { RegionCascader } from '@tuanbao/library/widgets/RegionCascader';
import { type ReactElement, useRef } from 'react';

interface Entry {
  company: string;
  region: number;
  heads: number | null;
  agrees: boolean;
  house: House;
}

const empty: Entry = { company: '', region: 0, heads: null, agrees: false, house: emptyHouse };

/** The part of a field of TanStack Form that a control needs. */
interface BoundField<Value> {
  readonly name: string;
  readonly state: { readonly value: Value; readonly meta: { readonly errors: readonly unknown[] } };
  readonly handleChange: (value: NoInfer<Value>) => void;
  readonly handleBlur: () => void;
}

/** Converts a field of TanStack Form to props of a library field. */
const fieldOf = <Value,>({ name, state, handleChange, handleBlur }: BoundField<Value>) => {
  const [error] = state.meta.errors;
  return {
    name,
    value: state.value,
    onChange: (value: Value) => handleChange(value),
    onBlur: handleBlur,
    errorMessage: typeof error === 'string' ? error : undefined,
  };
};

const ifEmpty = (message: string) => ({
  onSubmit: ({ value }: { value: unknown }) => (value ? undefined : message),
});

/**
 * A form with TanStack Form. Errors are shown beside the fields. If the submit is refused, the first invalid field is
 * focused.
 */
export function TanStackForm({ onSend }: { onSend: (entry: Entry) => void }): ReactElement {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    defaultValues: empty,
    onSubmit: ({ value }) => onSend(value),
    // Waits for the next render, because only then the fields are marked as invalid.
    onSubmitInvalid: () =>
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()),
  });
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <form.Field name="company" validators={ifEmpty('请输入单位名称')}>
        {(field) => <TextField label="单位名称" {...fieldOf(field)} />}
      </form.Field>
      <form.Field name="region" validators={ifEmpty('请选择所在地区')}>
        {(field) => <RegionCascader label="所在地区" {...fieldOf(field)} />}
      </form.Field>
      <form.Field name="heads" validators={ifEmpty('请输入人数')}>
        {(field) => <NumberField label="人数" {...fieldOf(field)} />}
      </form.Field>
      <form.Field
        name="house"
        validators={{
          // The domain rules decide if the form may be submitted. The widget shows the problems that the rules find.
          onSubmit: ({ value }) => houseProblems(product, value).some(({ severity }) => severity === 'error'),
        }}
      >
        {({
          state,
          handleChange,
          form: {
            state: { submissionAttempts },
          },
        }) => (
          <HouseForm
            id="house"
            value={state.value}
            onChange={(value) => handleChange(value)}
            problems={houseProblems(product, state.value)}
            shouldShowAllProblems={submissionAttempts > 0}
          />
        )}
      </form.Field>
      <form.Field name="agrees" validators={ifEmpty('请先阅读并同意')}>
        {(field) => {
          const { value, ...agreement } = fieldOf(field);
          return (
            <Checkbox {...agreement} isSelected={value}>
              已阅读投保须知
            </Checkbox>
          );
        }}
      </form.Field>
      <Button type="submit">提交</Button>
    </form>
  );
}
