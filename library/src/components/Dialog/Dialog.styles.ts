import { color, font, layer, radius, shadow, size, space, text } from '@tuanbao/tokens';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import { styled, type StyledComponent } from 'styled-components';

import { cutEdge } from '../../foundation/cutEdge.styles.ts';
import { PlacedModalOverlay } from '../../foundation/PlacedModalOverlay.tsx';

export const Scrim: StyledComponent<typeof PlacedModalOverlay> = styled(PlacedModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${layer.overlay};
  display: grid;
  place-items: center;
  box-sizing: border-box;
  block-size: var(--visual-viewport-height);
  padding: ${space.lg};
  background: ${color.surface.scrim};
`;

export const Window: StyledComponent<typeof Modal> = styled(Modal)`
  display: flex;
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: ${size.dialog};
  max-block-size: calc(var(--visual-viewport-height) - 2 * ${space.lg});
  border: ${size.hairline} solid transparent; /* only forced colours make this border visible */
  border-radius: ${radius.dialog};
  background: ${color.surface.raised};
  color: ${color.text.default};
  box-shadow: ${shadow.overlay};
  font: ${text.body};

  &[data-size='small'] {
    max-inline-size: ${size.dialogSmall};
  }
  &[data-size='large'] {
    max-inline-size: calc(${size.dialog} * 1.75);
  }
`;

export const Panel: StyledComponent<typeof Dialog> = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  outline: 0; /* no focus ring, because the dialog has focus only for screen readers */
`;

export const Header: StyledComponent<'div'> = styled.div`
  display: flex;
  gap: ${space.md};
  align-items: flex-start;
  justify-content: space-between;
  padding: ${space.lg} ${space.xl} ${space.sm};
`;

export const Title: StyledComponent<typeof Heading> = styled(Heading)`
  box-sizing: border-box;
  margin: ${space.none};
  padding-block: calc((${size.controlSmall} - ${font.lineHeight.tight} * 1em) / 2);
  font: ${text.section};
  overflow-wrap: anywhere;
`;

export const Body: StyledComponent<'div'> = styled.div`
  flex: 1;
  overflow: auto;
  min-block-size: 0;
  padding: ${space.sm} ${space.xl} ${space.xl};
  overflow-wrap: anywhere;

  /*
   * The edges behind which there is more content, outside of the padding. The negative margins keep the place of the
   * content.
   */
  &[data-more-above]::before {
    ${cutEdge}
    inset-block-start: calc(-1 * ${space.sm});
    margin: calc(-1 * ${space.sm}) calc(-1 * ${space.xl}) calc(${space.sm} - ${size.hairline});
    border-block-start-width: ${size.hairline};
  }
  &[data-more-below]::after {
    ${cutEdge}
    inset-block-end: calc(-1 * ${space.xl});
    margin: calc(${space.xl} - ${size.hairline}) calc(-1 * ${space.xl}) calc(-1 * ${space.xl});
    border-block-end-width: ${size.hairline};
  }

  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: calc(-1 * ${size.focusRing});
  }
`;

export const Footer: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  justify-content: flex-end;
  padding: ${space.md} ${space.xl};
  border-block-start: ${size.hairline} solid ${color.border.default};
`;
