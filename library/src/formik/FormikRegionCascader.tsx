import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';

import { leadsToAreas } from '../domain/region/allowedRegion.ts';
import { loadRegions } from '../domain/region/loadRegions.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { RegionCascader, type RegionCascaderProps } from '../widgets/RegionCascader/index.ts';
import { messages, type RegionCascaderMessages } from '../widgets/RegionCascader/RegionCascader.messages.ts';
import { useFormikField } from './parts/useFormikField.ts';

export interface FormikRegionCascaderProps extends Omit<RegionCascaderProps, 'name' | 'value' | 'defaultValue'> {
  /** Path of the code of the region (a number, 0 if no region is chosen) in Formik's values. */
  name: string;
}

type RegionRules = Pick<RegionCascaderProps, 'isRequired' | 'allowedAreaCodes' | 'loadRegions'>;

/**
 * Returns the reason why the code of a region can't be submitted; undefined if it can be submitted. If the regions
 * couldn't be loaded, returns undefined, because the server checks the code too.
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
 * Binds a RegionCascader to the code of a region in Formik's values. Formik's error is shown after the field has lost
 * focus. A submit is refused if a required code is missing, if the code is outside `allowedAreaCodes`, or if the loaded
 * regions don't contain the code. The first invalid field then gets the focus. The ref is the button that opens the
 * list of regions.
 */
export const FormikRegionCascader: ForwardRefExoticComponent<
  FormikRegionCascaderProps & RefAttributes<HTMLButtonElement>
> = forwardRef<HTMLButtonElement, FormikRegionCascaderProps>(function FormikRegionCascader(props, ref) {
  const text = useMessages(messages);
  const { errorMessage, ...field } = useFormikField(props.name, ref, props, (code) => regionFault(code, props, text));
  // The cascader itself shows these two problems below the field, with more details. So Formik's error isn't shown
  // for them.
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
