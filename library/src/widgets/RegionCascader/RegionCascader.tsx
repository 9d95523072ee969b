import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';

import { Cascader, type CascaderFieldProps } from '../../components/Cascader/index.ts';
import { loadRegions } from '../../domain/region/loadRegions.ts';
import type { Region, RegionIndex } from '../../domain/region/regionIndex.ts';
import { useControlledValue } from '../../foundation/useControlledValue.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './RegionCascader.messages.ts';
import { regionConcern } from './regionConcern.ts';
import { RegionNote } from './RegionNote.tsx';
import { useAbolishedRegion } from './useAbolishedRegion.ts';
import { useRegions } from './useRegions.ts';
import { useRegionSource } from './useRegionSource.ts';

export interface RegionCascaderProps extends CascaderFieldProps {
  /** Six-digit code of the chosen district, or of a city that has no districts; 0 if no region is chosen. */
  value?: number | undefined;
  /** Code of the region that is chosen at first (uncontrolled). @default 0 */
  defaultValue?: number | undefined;
  /**
   * Called with the code of the region that the user chose, and the regions from the province down to this region. If
   * the user clears the field, the code is 0 and the path is empty.
   */
  onChange?: ((code: number, path: readonly Region[]) => void) | undefined;
  /**
   * Codes of the provinces, cities or districts in which a region may be chosen. A chosen region outside these areas
   * stays in the field, and the field shows why the region isn't allowed. @default [], the whole country
   */
  allowedAreaCodes?: readonly number[] | undefined;
  /**
   * Name of the region that was stored together with the code. The name is shown if the loaded regions don't contain
   * the code, or if the regions couldn't be loaded.
   * @default '未知（code）', or a message if the regions couldn't be loaded
   */
  storedName?: string | undefined;
  /** Loads the regions. @default the regions of this library are loaded, once per page */
  loadRegions?: (() => Promise<RegionIndex>) | undefined;
}

const wholeCountry: readonly number[] = [];

/**
 * Field for a region of mainland China. The user finds the region by province, city and district, or by search. All
 * cascaders of a page without `loadRegions` share one index of regions. The ref is the button that opens the list.
 */
export const RegionCascader: ForwardRefExoticComponent<RegionCascaderProps & RefAttributes<HTMLButtonElement>> =
  forwardRef<HTMLButtonElement, RegionCascaderProps>(function RegionCascader(props, ref) {
    const { value, defaultValue = 0, onChange, allowedAreaCodes = wholeCountry, ...rest } = props;
    const { loadRegions: load, storedName, ...field } = rest;
    const text = useMessages(messages);
    const trigger = useObjectRef(ref);
    const [code, setCode] = useControlledValue(value, defaultValue, undefined);
    const { index, load: start, retry } = useRegions(load ?? loadRegions, code !== 0);
    const { region: abolished, retry: retryAbolished } = useAbolishedRegion(index, code);
    const source = useRegionSource(index, allowedAreaCodes, text.notSold);

    const change = (next: number): void => {
      setCode(next);
      if (next !== code) onChange?.(next, typeof index === 'object' ? index.pathOf(next) : []);
    };

    const judged = { code, index, abolished, allowedAreaCodes };
    const concern = regionConcern(judged);
    // The pressed button disappears, so the focus moves to the field.
    const takeSuccessor = (next: number): void => {
      change(next);
      trigger.current?.focus();
    };
    const askAgain = (): void => {
      if (index === 'failed') retry();
      else retryAbolished();
      trigger.current?.focus();
    };

    return (
      <Cascader
        {...field}
        ref={trigger}
        placeholder={field.placeholder ?? text.placeholder}
        source={source}
        value={code === 0 ? '' : String(code)}
        onChange={(key) => change(Number(key))}
        unknownLabel={storedName}
        failedLabel={text.failed}
        openAt={typeof abolished === 'object' && abolished ? String(abolished.around) : ''}
        note={
          concern ? (
            <RegionNote
              {...judged}
              concern={concern}
              isChangeable={!field.isReadOnly && !field.isDisabled}
              isNamed={storedName !== undefined}
              onChoose={takeSuccessor}
              onRetry={askAgain}
            />
          ) : null
        }
        onApproach={start}
        onOpen={retryAbolished}
        onRetry={retry}
        levelLabels={text.levels}
        searchLabel={text.search}
      />
    );
  });
