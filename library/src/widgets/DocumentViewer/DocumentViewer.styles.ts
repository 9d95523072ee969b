import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'div'> = styled.div`
  display: grid;
  gap: ${space.md};
  min-inline-size: 0;
`;

export const Facts: StyledComponent<'p'> = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.md};
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.caption};
  overflow-wrap: anywhere;
`;

/** As high as the window lets it be beside heading and buttons. */
export const Stage: StyledComponent<'div'> = styled.div`
  display: grid;
  box-sizing: border-box;
  overflow: auto;
  min-block-size: 12rem;
  max-block-size: calc(var(--visual-viewport-height, 100vh) - 18rem);
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.control};
  background: ${color.surface.sunken};

  &[data-form='pdf'] {
    overflow: hidden;
    block-size: calc(var(--visual-viewport-height, 100vh) - 18rem);
  }
  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: calc(-1 * ${size.focusRing});
  }
`;

export const Waiting: StyledComponent<'div'> = styled.div`
  display: grid;
  gap: ${space.md};
  place-content: center;
  justify-items: center;
  min-block-size: 12rem;
  color: ${color.text.muted};
`;

export const Frame: StyledComponent<'iframe'> = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
`;

export const Picture: StyledComponent<'img'> = styled.img`
  display: block;
  max-inline-size: 100%;
  margin: auto;

  &[data-whole] {
    max-inline-size: none;
  }
`;

/** A link among buttons, in the middle of their height. */
export const Elsewhere: StyledComponent<'span'> = styled.span`
  align-self: center;
  padding-inline: ${space.sm};
`;
