import { Button } from '@tuanbao/library/components/Button';
import { Checkbox } from '@tuanbao/library/components/Checkbox';
import { NumberField } from '@tuanbao/library/components/NumberField';
import { TextField } from '@tuanbao/library/components/TextField';
import { emptyHouse, type House } from '@tuanbao/library/domain/subject/house/house';
import { houseProblems } from '@tuanbao/library/domain/subject/house/houseProblems';
import { house as product } from '@tuanbao/library/samples/catalogue';
import { HouseForm } from '@tuanbao/library/widgets/HouseForm';
import { RegionCascader } from '@tuanbao/library/widgets/RegionCascader';
import type { ReactElement } from 'react';
import {
  Controller,
  type ControllerFieldState,
  type ControllerRenderProps,
  useController,
  useForm,
} from 'react-hook-form';

interface Entry {
  company: string;
  region: number;
  heads: number | null;
  agrees: boolean;
  house: House;
}

/** Converts the controller of React Hook Form to props of a library field. Most names are the same. */
const fieldOf = <Name extends keyof Entry>({
  field,
  fieldState,
}: {
  field: ControllerRenderProps<Entry, Name>;
  fieldState: ControllerFieldState;
}) => ({ ...field, errorMessage: fieldState.error?.message });

/**
 * A form with React Hook Form. Errors are shown beside the fields. If the submit is refused, the first invalid field is
 * focused.
 */
export function ReactHookForm({ onSend }: { onSend: (entry: Entry) => void }): ReactElement {
  const { control, handleSubmit, formState } = useForm<Entry>({
    defaultValues: {
      company: '',
      region: 0,
      heads: null,
      agrees: false,
      house: emptyHouse,
    },
  });
  const company = useController({ control, name: 'company', rules: { required: '请输入单位名称' } });
  const region = useController({ control, name: 'region', rules: { min: { value: 1, message: '请选择所在地区' } } });
  const heads = useController({ control, name: 'heads', rules: { required: '请输入人数' } });
  const agrees = useController({ control, name: 'agrees', rules: { required: '请先阅读并同意' } });
  const { value: isAgreed, ...agreement } = fieldOf(agrees);
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSend)(event)}>
      <TextField label="单位名称" {...fieldOf(company)} />
      <RegionCascader label="所在地区" {...fieldOf(region)} />
      <NumberField label="人数" {...fieldOf(heads)} />
      <Controller
        control={control}
        name="house"
        // The domain rules decide if the form may be submitted. The widget shows the problems that the rules find.
        rules={{ validate: (value) => !houseProblems(product, value).some(({ severity }) => severity === 'error') }}
        render={({ field: { value, onChange, ref } }) => (
          <HouseForm
            id="house"
            ref={ref}
            value={value}
            onChange={onChange}
            problems={houseProblems(product, value)}
            shouldShowAllProblems={formState.isSubmitted}
          />
        )}
      />
      <Checkbox {...agreement} isSelected={isAgreed}>
        已阅读投保须知
      </Checkbox>
      <Button type="submit">提交</Button>
    </form>
  );
}
