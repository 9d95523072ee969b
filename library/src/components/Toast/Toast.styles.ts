import { color, layer, radius, size, space } from '@tuanbao/tokens';
import type { ReactElement, RefAttributes } from 'react';
import {
  type ToastProps,
  type ToastRegionProps,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast';
import { styled, type StyledComponent } from 'styled-components';

import { messageRow, messageText } from '../../foundation/messageRow.styles.ts';
import { overlaySurface } from '../../foundation/overlaySurface.styles.ts';
import type { ToastContent } from './toastQueue.ts';

type TypedRegion = (props: ToastRegionProps<ToastContent> & RefAttributes<HTMLDivElement>) => ReactElement | null;
type TypedToast = (props: ToastProps<ToastContent> & RefAttributes<HTMLDivElement>) => ReactElement | null;

export const Region: StyledComponent<TypedRegion> = styled(AriaToastRegion as TypedRegion)`
  position: fixed;
  inset-block-start: ${space.xl};
  inset-inline: ${space.lg};
  z-index: ${layer.toast};
  display: flex;
  flex-direction: column;
  gap: ${space.sm};
  inline-size: fit-content;
  max-inline-size: min(${size.dialog}, 100% - 2 * ${space.lg});
  margin-inline: auto;
  border-radius: ${radius.card};
  outline: 0;
  pointer-events: auto; /* keeps messages usable when a dialog of the embedding page disables pointer events */

  &[data-focus-visible] {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.focusRing};
  }
  @media print {
    display: none;
  }
`;

export const Toast: StyledComponent<TypedToast> = styled(AriaToast as TypedToast)`
  ${overlaySurface}
  ${messageRow}
  padding: ${space.xs} ${space.md};
  outline: 0;

  &[data-focus-visible] {
    outline: ${size.focusRing} solid ${color.border.focus};
  }
`;

export const Words: StyledComponent<typeof AriaToastContent> = styled(AriaToastContent)`
  ${messageText}
  flex: 1;
`;
