import type { ReactElement, RefObject } from 'react';

import { CascaderPanel, type CascaderPanelProps } from './CascaderPanel.tsx';
import type { CascaderSource } from './cascaderSource.ts';
import { CascaderWait } from './CascaderWait.tsx';
import type { CascaderFrame } from './useCascaderFrame.ts';
import { useCascaderSearch } from './useCascaderSearch.ts';
import { type CascaderPlace, useCascaderState } from './useCascaderState.ts';

export interface CascaderPopupProps extends Omit<CascaderPanelProps, 'source' | 'state' | 'search'>, CascaderPlace {
  /** Name of the popup. */
  readonly label: string;
  /** The tree, or its state while it is not available. */
  readonly source: CascaderSource | 'loading' | 'failed';
  /** The button that opened the popup. */
  readonly trigger: RefObject<HTMLElement | null>;
  /** Message where the tree could not be loaded. */
  readonly failedLabel: string | undefined;
  /** Called when the user asks to load the tree again. */
  readonly onRetry: () => void;
  /** Called when focus has already moved to another element. */
  readonly onLeave: () => void;
  /** Called with true when the popup shows that the tree is loading, and with false when it no longer does. */
  readonly onWait: (isWaiting: boolean) => void;
}

/**
 * The popup below the field, or the sheet at the bottom of a phone. It keeps its state when the window changes between
 * both.
 */
export function CascaderPopup({
  Frame,
  ...props
}: CascaderPopupProps & { readonly Frame: CascaderFrame | null }): ReactElement | null {
  const { id, label, trigger, source, onRetry, onClose, text } = props;
  const tree = typeof source === 'object' ? source : null;
  const state = useCascaderState(tree, props);
  const search = useCascaderSearch(tree);
  // a way to close it for screen readers on touch devices, which have no Esc
  const dismiss = <button type="button" tabIndex={-1} aria-label={text.close} data-part="dismiss" onClick={onClose} />;

  if (!Frame) return null;
  return (
    <Frame id={id} label={label} trigger={trigger} onClose={onClose} onLeave={props.onLeave}>
      {dismiss}
      {typeof source === 'object' ? (
        <CascaderPanel
          id={id}
          text={text}
          source={source}
          state={state}
          search={search}
          value={props.value}
          levelLabels={props.levelLabels}
          searchLabel={props.searchLabel}
          isTouch={props.isTouch}
          recent={props.recent}
        />
      ) : (
        <CascaderWait
          key={source}
          text={text}
          reason={source}
          failedLabel={props.failedLabel}
          onRetry={onRetry}
          onWait={props.onWait}
        />
      )}
      {dismiss}
    </Frame>
  );
}
