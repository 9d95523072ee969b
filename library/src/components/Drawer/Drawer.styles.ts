import { color, motion, radius, shadow, size, space, text } from '@tuanbao/tokens';
import { Modal } from 'react-aria-components/Modal';
import { keyframes, styled, type StyledComponent } from 'styled-components';

import { Scrim as DialogScrim } from '../Dialog/Dialog.styles.ts';

const fromEnd = keyframes`
  from {
    translate: var(--away) 0;
  }
`;

const fromBottom = keyframes`
  from {
    translate: 0 100%;
  }
`;

export const Scrim: typeof DialogScrim = styled(DialogScrim)`
  place-items: stretch end;
  padding: ${space.none};
  overflow: hidden;

  @media (max-width: 480px) {
    place-items: end stretch;
  }
`;

export const Sheet: StyledComponent<typeof Modal> = styled(Modal)`
  --away: 100%;
  display: flex;
  box-sizing: border-box;
  block-size: var(--visual-viewport-height);
  inline-size: min(100vw - 2 * ${space.xxl}, ${size.dialogSmall});
  border-inline-start: ${size.hairline} solid ${color.border.default};
  background: ${color.surface.raised};
  color: ${color.text.default};
  box-shadow: ${shadow.overlay};
  font: ${text.body};

  &[data-size='large'] {
    inline-size: min(100vw - 2 * ${space.xxl}, ${size.dialog} * 1.25);
  }
  &:dir(rtl) {
    --away: -100%;
  }
  &[data-entering] {
    animation: ${fromEnd} ${motion.calm} ease-out;
  }
  &[data-exiting] {
    animation: ${fromEnd} ${motion.quick} reverse ease-in;
  }

  @media (max-width: 480px) {
    &,
    &[data-size='large'] {
      inline-size: 100%;
    }
    block-size: auto;
    max-block-size: calc(var(--visual-viewport-height) - ${space.xxl});
    padding-block-end: env(safe-area-inset-bottom);
    border-inline-start: 0;
    border-block-start: ${size.hairline} solid ${color.border.default};
    border-start-start-radius: ${radius.dialog};
    border-start-end-radius: ${radius.dialog};

    &[data-entering] {
      animation-name: ${fromBottom};
    }
    &[data-exiting] {
      animation-name: ${fromBottom};
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-entering],
    &[data-exiting] {
      animation: none;
    }
  }
`;
