import { useField } from 'formik';
import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';

import { leadsToAreas } from '../domain/region/allowedRegion.ts';
import { loadRegions } from '../domain/region/loadRegions.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { RegionCascader, type RegionCascaderProps } from '../widgets/RegionCascader/index.ts';
import { messages, type RegionCascaderMessages } from '../widgets/RegionCascader/RegionCascader.messages.ts';
import { useRefusalFocus } from './parts/useRefusalFocus.ts';

export interface FormikRegionCascaderProps extends Omit<RegionCascaderProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the code (a number, 0 for none) in Formik's values. */
  name: string;
}

type RegionRules = Pick<RegionCascaderProps, 'isRequired' | 'allowedAreaCodes' | 'loadRegions'>;

/** Why a code can't be submitted; regions that couldn't be loaded are left to the server. */
async function regionFault(
  code: number,
  rules: RegionRules,
  text: RegionCascaderMessages,
): Promise<string | undefined> {
  if (code === 0) return rules.isRequired ? text.placeholder : undefined;
  if (!leadsToAreas(code, rules.allowedAreaCodes ?? [])) return text.notSold;
  const index = await (rules.loadRegions ?? loadRegions)().catch(() => null);
  return index && !index.regionOf(code) ? text.notFound : undefined;
}

/**
 * A RegionCascader that reads and writes a code in Formik's values, and shows Formik's error once it was left. A missing
 * one that `isRequired`, one outside of `allowedAreaCodes` and one that exists no more block the submission; a refused submit leads
 * to the first field that is wrong. The ref is the button's that opens it.
 */
export const FormikRegionCascader: ForwardRefExoticComponent<
  FormikRegionCascaderProps & RefAttributes<HTMLButtonElement>
> = forwardRef<HTMLButtonElement, FormikRegionCascaderProps>(function FormikRegionCascader(
  { name, onChange, onBlur, ...props },
  ref,
) {
  const text = useMessages(messages);
  const [{ value }, { touched, error }, { setValue, setTouched }] = useField<number>({
    name,
    validate: (code: number) => regionFault(code, props, text),
  });
  const trigger = useObjectRef(ref);
  useRefusalFocus(trigger);
  const isWrong = touched && error !== undefined;
  const isToldBelow = error === text.notSold || error === text.notFound; // by the cascader itself, with more words

  return (
    <RegionCascader
      {...props}
      ref={trigger}
      name={name}
      value={value}
      isInvalid={(props.isInvalid ?? false) || isWrong}
      errorMessage={props.errorMessage ?? (isWrong && !isToldBelow ? error : undefined)}
      onChange={(code, path) => {
        void setValue(code);
        onChange?.(code, path);
      }}
      onBlur={() => {
        void setTouched(true);
        onBlur?.();
      }}
    />
  );
});
