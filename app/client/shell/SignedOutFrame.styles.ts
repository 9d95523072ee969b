import { color, size, space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/** The screen. While it waits for the sign-in, it is hidden, but keeps its state. */
export const Screen = styled.div`
  display: contents;

  &[hidden] {
    display: none;
  }
`;

/**
 * Fills the visible part of the page. The heading is at the top and the drawing at the bottom, because the login is in
 * the middle of the window.
 */
export const SignedOut = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: calc(100dvh - ${size.header} - 6 * ${space.xl});
`;

/** Drawing of a policy that is protected by a shield. */
export const Drawing = styled.svg`
  align-self: flex-end;
  inline-size: calc(20 * ${size.rem});
  max-inline-size: 100%;
  block-size: auto;
  margin-block-start: auto;
  margin-inline-end: ${space.page};

  > [data-part='sheet'] {
    fill: ${color.surface.default};
    stroke: ${color.border.control};
  }
  > [data-part='line'] {
    stroke: ${color.border.control};
  }
  > [data-part='shield'] {
    fill: ${color.surface.accentSoft};
    stroke: ${color.text.accent};
  }
  > [data-part='check'] {
    stroke: ${color.text.accent};
  }
  @media (width <= 640px) {
    align-self: center;
    inline-size: calc(13 * ${size.rem});
    margin-inline-end: ${space.none};
  }
`;
