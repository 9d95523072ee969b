import type { ReactElement } from 'react';

import { useMessages } from '../../i18n/useMessages.ts';
import { messages } from './RegionCascader.messages.ts';
import * as S from './RegionCascader.styles.ts';
import type { JudgedRegion, RegionConcern } from './regionConcern.ts';
import { RegionRefusal } from './RegionRefusal.tsx';
import { RegionSuccessors } from './RegionSuccessors.tsx';

interface RegionNoteProps extends JudgedRegion {
  readonly concern: RegionConcern;
  readonly isChangeable: boolean;
  /**
   * True if there is a stored name of the region. If the regions can't be loaded, the field shows this name; without a
   * stored name, the field itself shows that loading failed.
   */
  readonly isNamed: boolean;
  readonly onChoose: (code: number) => void;
  /** Called when the user wants to load the regions, or the list of abolished codes, again. */
  readonly onRetry: () => void;
}

/**
 * Message below the field about a problem with the chosen region. It may have buttons: to choose a successor of the
 * region, or to load the data again.
 */
export function RegionNote(props: RegionNoteProps): ReactElement {
  const { concern, index, abolished, allowedAreaCodes, isChangeable, onChoose } = props;
  const text = useMessages(messages);
  if (concern === 'refused') return <RegionRefusal reason={text.notSold} />;
  if (typeof index === 'object' && typeof abolished === 'object' && abolished)
    return <RegionSuccessors {...{ abolished, index, allowedAreaCodes, isChangeable, onChoose }} />;
  return (
    <>
      {index === 'failed' && !props.isNamed ? null : <span role="status">{text.failed}</span>}
      <S.Offer type="button" onClick={props.onRetry}>
        {text.retry}
      </S.Offer>
    </>
  );
}
