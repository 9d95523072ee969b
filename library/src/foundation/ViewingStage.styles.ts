import { color, radius, size, space } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

/**
 * The frame of a picture or document in a dialog. Its maximum height is the height of the window minus
 * `--beside-stage`, which is the height of the dialog's heading and buttons. With `data-fixed-height`, and for a PDF
 * (`data-form="pdf"`), the frame always has this maximum height.
 */
export const Stage: StyledComponent<'div'> = styled.div`
  display: grid;
  align-items: start;
  box-sizing: border-box;
  overflow: auto;
  min-block-size: calc(12 * ${size.rem});
  max-block-size: calc(var(--visual-viewport-height, 100vh) - var(--beside-stage, calc(16 * ${size.rem})));
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.control};
  background: ${color.surface.sunken};

  &[data-form='pdf'],
  &[data-fixed-height] {
    block-size: calc(var(--visual-viewport-height, 100vh) - var(--beside-stage, calc(16 * ${size.rem})));
  }
  &[data-form='pdf'] {
    overflow: hidden;
  }
  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: calc(-1 * ${size.focusRing});
  }
`;

/**
 * A picture in the frame, at most as wide as the frame. With `data-whole` it is also at most as high as the frame; with
 * `data-full` it is shown in its original size.
 */
export const StagedPicture: StyledComponent<'img'> = styled.img`
  display: block;
  max-inline-size: 100%;
  margin: auto;
  object-fit: contain;

  &[data-whole] {
    max-block-size: calc(
      var(--visual-viewport-height, 100vh) - var(--beside-stage, calc(16 * ${size.rem})) - 2 * ${size.hairline}
    );
  }
  &[data-full] {
    max-inline-size: none;
    max-block-size: none;
  }
`;

/** A link beside the buttons below the frame. The link and the buttons have the same centre line. */
export const Elsewhere: StyledComponent<'span'> = styled.span`
  align-self: center;
  padding-inline: ${space.sm};
`;
