import { color, radius, size, space } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

/**
 * The place over the page in which a picture or document stands: as high as the window lets it be beside what its owner
 * says in `--beside-stage`, heading and buttons for a start. With `data-steady` it is so high whatever stands in it.
 */
export const Stage: StyledComponent<'div'> = styled.div`
  display: grid;
  align-items: start;
  box-sizing: border-box;
  overflow: auto;
  min-block-size: 12rem;
  max-block-size: calc(var(--visual-viewport-height, 100vh) - var(--beside-stage, 16rem));
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.control};
  background: ${color.surface.sunken};

  &[data-form='pdf'],
  &[data-steady] {
    block-size: calc(var(--visual-viewport-height, 100vh) - var(--beside-stage, 16rem));
  }
  &[data-form='pdf'] {
    overflow: hidden;
  }
  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: calc(-1 * ${size.focusRing});
  }
`;

/** A picture on the stage: as wide as that at most, with `data-whole` as high too, with `data-full` as large as it is. */
export const StagedPicture: StyledComponent<'img'> = styled.img`
  display: block;
  max-inline-size: 100%;
  margin: auto;
  object-fit: contain;

  &[data-whole] {
    max-block-size: calc(var(--visual-viewport-height, 100vh) - var(--beside-stage, 16rem) - 2 * ${size.hairline});
  }
  &[data-full] {
    max-inline-size: none;
    max-block-size: none;
  }
`;

/** A link among the buttons below the stage, in the middle of their height. */
export const Elsewhere: StyledComponent<'span'> = styled.span`
  align-self: center;
  padding-inline: ${space.sm};
`;
