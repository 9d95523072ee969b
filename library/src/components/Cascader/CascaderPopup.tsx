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
  /** The tree, or its state while it isn't available. */
  readonly source: CascaderSource | 'loading' | 'failed';
  /** The button that opened the popup. */
  readonly trigger: RefObject<HTMLElement | null>;
  /** Message when the tree couldn't be loaded. */
  readonly failedLabel: string | undefined;
  /** Called when the user wants to load the tree again. */
  readonly onRetry: () => void;
  /** Called when focus is already on another element. */
  readonly onLeave: () => void;
  /** Called with true when the popup starts to show that the tree is loading, and with false when it stops. */
  readonly onWait: (isWaiting: boolean) => void;
}

/**
 * The popup: a popover below the field, or a sheet at the bottom of a phone's screen. It keeps its state when a change
 * of the window's width switches between both.
 */
export function CascaderPopup({
  Frame,
  ...props
}: CascaderPopupProps & { readonly Frame: CascaderFrame | null }): ReactElement | null {
  const { id, label, trigger, source, onRetry, onClose, text } = props;
  const tree = typeof source === 'object' ? source : null;
  const state = useCascaderState(tree, props);
  const search = useCascaderSearch(tree);
  // Lets users of screen readers on touch devices close the popup, because those devices have no Esc key.
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
