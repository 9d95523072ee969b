import type { ReactElement } from 'react';

import { isInAreas } from '../../domain/region/allowedRegion.ts';
import type { Region, RegionIndex } from '../../domain/region/regionIndex.ts';
import { regionPathText } from '../../domain/region/regionPath.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './RegionCascader.messages.ts';
import * as S from './RegionCascader.styles.ts';
import { RegionRefusal } from './RegionRefusal.tsx';
import type { AbolishedRegion } from './useAbolishedRegion.ts';

interface RegionSuccessorsProps {
  readonly abolished: AbolishedRegion;
  readonly index: RegionIndex;
  /** Codes of the regions where the product is sold; empty for the whole country. */
  readonly allowedAreaCodes: readonly number[];
  readonly isChangeable: boolean;
  readonly onChoose: (code: number) => void;
}

const pathText = (path: readonly Region[]): string => path.map(({ name }) => name).join(' / ');
const codeOf = (path: readonly Region[]): number => path.at(-1)?.code ?? 0;

/**
 * Message below the field. It says that the stored region was abolished. If the field can be changed, it offers the
 * successors of this region where the product is sold. If a successor can't be chosen because it has districts itself,
 * the message names the region that contains all successors. If no such region is known, it only says that no region in
 * use has the code.
 */
export function RegionSuccessors(props: RegionSuccessorsProps): ReactElement {
  const { abolished, index, allowedAreaCodes, isChangeable, onChoose } = props;
  const text = useMessages(messages);
  const { successors, around } = abolished;
  const present = successors.filter((path) => index.isLeaf(codeOf(path)));
  if (present.length === 0 || present.length < successors.length)
    return <span role="status">{around === 0 ? text.notFound : text.nowWithin(regionPathText(index, around))}</span>;

  const sold = present.filter((path) => isInAreas(codeOf(path), allowedAreaCodes));
  const refused = present.filter((path) => !sold.includes(path)).map(pathText);
  const isOffering = isChangeable && sold.length > 0;

  return (
    <>
      <span role="status">{isOffering ? text.abolished : text.becameOf(present.map(pathText))}</span>
      {isOffering
        ? sold.map((path) => (
            <S.Offer key={codeOf(path)} type="button" onClick={() => onChoose(codeOf(path))}>
              {text.changeTo(pathText(path))}
            </S.Offer>
          ))
        : null}
      {refused.length > 0 ? (
        <RegionRefusal reason={sold.length === 0 ? text.notSold : text.notSoldIn(refused)} />
      ) : null}
    </>
  );
}
