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
  /** Whether the field has a name to show where the regions are missing: else it says itself that they are. */
  readonly isNamed: boolean;
  readonly onChoose: (code: number) => void;
  /** Called when what couldn't be loaded is to be tried again. */
  readonly onRetry: () => void;
}

/** Says below the field what there is to say about the chosen region, and offers the way out. */
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
