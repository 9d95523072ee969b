import { type ReactElement, useMemo, useRef } from 'react';

import { Cascader, type CascaderFieldProps } from '../../components/Cascader/index.ts';
import { useControlledValue } from '../../components/ControlledValue/index.ts';
import { leadsToAreas } from '../../domain/region/allowedRegion.ts';
import { loadRegions } from '../../domain/region/loadRegions.ts';
import type { Region, RegionIndex } from '../../domain/region/regionIndex.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './RegionCascader.messages.ts';
import { RegionRefusal } from './RegionRefusal.tsx';
import { regionSource } from './regionSource.ts';
import { RegionSuccessors } from './RegionSuccessors.tsx';
import { useAbolishedRegion } from './useAbolishedRegion.ts';
import { useRegions } from './useRegions.ts';

export interface RegionCascaderProps extends CascaderFieldProps {
  /** Six-digit code of the chosen district, or of a city without districts; 0 for none. */
  value?: number | undefined;
  /** @default 0 */
  defaultValue?: number | undefined;
  /** Called with the chosen code and its path from the province; with 0 and an empty path when the field is cleared. */
  onChange?: ((code: number, path: readonly Region[]) => void) | undefined;
  /** Regions that may be chosen, with all that lies in them (province, city or district codes); a chosen one outside of them stays, with the reason. @default [], the whole country */
  allowedAreaCodes?: readonly number[] | undefined;
  /** The region's name as it was stored with the code: shown where the code has been abolished. @default '未知（code）' */
  storedName?: string | undefined;
  /** Where the regions come from. @default the library's own data, loaded once for the page */
  loadRegions?: (() => Promise<RegionIndex>) | undefined;
}

const wholeCountry: readonly number[] = [];

/** Chooses a region of the mainland: province, city, district, or by search. All cascaders of a page share one index. */
export function RegionCascader(props: RegionCascaderProps): ReactElement {
  const { value, defaultValue = 0, onChange, allowedAreaCodes = wholeCountry, ...rest } = props;
  const { loadRegions: load, storedName, ...field } = rest;
  const text = useMessages(messages);
  const trigger = useRef<HTMLButtonElement>(null);
  const [code, setCode] = useControlledValue(value, defaultValue, undefined);
  const { index, load: start, retry } = useRegions(load ?? loadRegions, code !== 0);
  const abolished = useAbolishedRegion(typeof index === 'object' ? index : null, code);
  const source = useMemo(
    () => (typeof index === 'object' ? regionSource(index, allowedAreaCodes, text.notSold) : index),
    [index, allowedAreaCodes, text.notSold],
  );

  const change = (next: number): void => {
    setCode(next);
    if (next !== code) onChange?.(next, typeof index === 'object' ? index.pathOf(next) : []);
  };

  const takeSuccessor = (next: number): void => {
    change(next);
    trigger.current?.focus(); // the button that had it goes
  };
  const noteOn = (regions: RegionIndex): ReactElement | null => {
    if (abolished)
      return (
        <RegionSuccessors
          abolished={abolished}
          index={regions}
          allowedAreaCodes={allowedAreaCodes}
          isChangeable={!field.isReadOnly && !field.isDisabled}
          onChoose={takeSuccessor}
        />
      );
    const isRefused = !leadsToAreas(code, allowedAreaCodes) && regions.regionOf(code) !== null;
    return isRefused ? <RegionRefusal reason={text.notSold} /> : null;
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
      openAt={abolished ? String(abolished.around) : ''}
      note={typeof index === 'object' ? noteOn(index) : null}
      onApproach={start}
      onRetry={retry}
      levelLabels={text.levels}
      searchLabel={text.search}
    />
  );
}
