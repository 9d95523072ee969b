import type { ReactElement } from 'react';

import type { Region, RegionIndex } from '../../domain/region/regionIndex.ts';
import { regionPathText } from '../../domain/region/regionPath.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './RegionCascader.messages.ts';
import * as S from './RegionCascader.styles.ts';
import type { AbolishedRegion } from './useAbolishedRegion.ts';

interface RegionSuccessorsProps {
  readonly abolished: AbolishedRegion;
  readonly index: RegionIndex;
  readonly isChangeable: boolean;
  readonly onChoose: (code: number) => void;
}

const pathText = (path: readonly Region[]): string => path.map(({ name }) => name).join(' / ');

/** Says that a stored region exists no more, and offers what took over. */
export function RegionSuccessors({ abolished, index, isChangeable, onChoose }: RegionSuccessorsProps): ReactElement {
  const text = useMessages(messages);
  const { successors, around } = abolished;
  const offered = successors.filter((path) => index.isLeaf(path.at(-1)?.code ?? 0));
  const isWhole = offered.length > 0 && offered.length === successors.length;

  const lost = around === 0 ? text.notFound : text.nowWithin(regionPathText(index, around));
  const became = isChangeable ? text.abolished : text.becameOf(offered.map(pathText));

  return (
    <>
      <span role="status">{isWhole ? became : lost}</span>
      {isWhole && isChangeable
        ? offered.map((path) => (
            <S.Offer key={pathText(path)} type="button" onClick={() => onChoose(path.at(-1)?.code ?? 0)}>
              {text.changeTo(pathText(path))}
            </S.Offer>
          ))
        : null}
    </>
  );
}
