import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { leadsToAreas } from '../domain/region/allowedRegion.ts';
import { loadRegions } from '../domain/region/loadRegions.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { RegionCascader, type RegionCascaderProps } from '../widgets/RegionCascader/index.ts';
import { messages, type RegionCascaderMessages } from '../widgets/RegionCascader/RegionCascader.messages.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikRegionCascaderProps extends Omit<RegionCascaderProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the region's code (a number, 0 when none is chosen) in Formik's values. */
  name: string;
}

type RegionRules = Pick<RegionCascaderProps, 'isRequired' | 'allowedAreaCodes' | 'loadRegions'>;

/**
 * The reason why a code can't be submitted; undefined when it can. If the regions couldn't be loaded, the check is left
 * to the server.
 */
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
 * Binds a RegionCascader to the code of a region in Formik's values. Shows Formik's error after it lost focus. A submit
 * is refused when a required code is missing, when the code is outside `allowedAreaCodes`, or when it has been
 * abolished. A refused submit focuses the first invalid field. The ref is the button that opens it.
 */
export const FormikRegionCascader: ForwardRefExoticComponent<
  FormikRegionCascaderProps & RefAttributes<HTMLButtonElement>
> = forwardRef<HTMLButtonElement, FormikRegionCascaderProps>(function FormikRegionCascader(props, ref) {
  const text = useMessages(messages);
  const { errorMessage, ...field } = useFormikField(props.name, ref, props, (code) => regionFault(code, props, text));
  // The cascader itself shows this problem with more detail.
  const isToldBelow = errorMessage === text.notSold || errorMessage === text.notFound;
  return (
    <RegionCascader
      {...props}
      {...field}
      isInvalid={(props.isInvalid ?? false) || errorMessage !== undefined}
      errorMessage={isToldBelow ? undefined : errorMessage}
    />
  );
});
