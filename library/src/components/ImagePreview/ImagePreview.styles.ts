import { color, radius, size, space } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

/** As high as the window lets it be beside heading and buttons. */
export const Stage: StyledComponent<'div'> = styled.div`
  display: grid;
  box-sizing: border-box;
  overflow: auto;
  min-block-size: 12rem;
  max-block-size: calc(var(--visual-viewport-height, 100vh) - 16rem);
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.control};
  background: ${color.surface.sunken};

  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: calc(-1 * ${size.focusRing});
  }
`;

export const Picture: StyledComponent<'img'> = styled.img`
  display: block;
  max-inline-size: 100%;
  max-block-size: calc(var(--visual-viewport-height, 100vh) - 16rem - 2 * ${size.hairline});
  margin: auto;
  object-fit: contain;

  &[data-full] {
    max-inline-size: none;
    max-block-size: none;
  }
`;

/** A link among buttons, in the middle of their height. */
export const Elsewhere: StyledComponent<'span'> = styled.span`
  align-self: center;
  padding-inline: ${space.sm};
`;
