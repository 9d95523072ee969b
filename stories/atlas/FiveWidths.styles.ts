import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
  color: ${color.text.default};
  font: ${text.body};

  > h1 {
    margin: ${space.none};
    font: ${text.page};
  }
  > p {
    max-inline-size: 46rem;
    margin: ${space.none};
    color: ${color.text.muted};
  }
`;

export const Choices: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md} ${space.lg};
  align-items: end;

  > * {
    inline-size: auto;
    min-inline-size: min(16rem, 100%);
  }
`;

/** The frames in one row. When the row is focused, the arrow keys scroll it. */
export const Line: StyledComponent<'div'> = styled.div`
  display: flex;
  gap: ${space.xl};
  align-items: flex-start;
  padding-block-end: ${space.lg};
  overflow-x: auto;

  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.focusRing};
  }
`;

export const Framed: StyledComponent<'figure'> = styled.figure`
  flex: none;
  display: grid;
  gap: ${space.xs};
  margin: ${space.none};

  > figcaption {
    display: grid;
    justify-items: start;
    font: ${text.label};
    white-space: nowrap;

    > a {
      color: ${color.text.link};
      font: ${text.hint};
    }
  }
`;

/** Border and size of one frame. Width, height and scale come from CSS variables of the element. */
export const Window: StyledComponent<'div'> = styled.div`
  box-sizing: content-box;
  inline-size: calc(var(--frame-width) * var(--frame-scale) * 1px);
  block-size: calc(var(--frame-height) * var(--frame-scale) * 1px);
  overflow: hidden;
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.control};
  background: ${color.surface.page};
`;

/** The iframe with the story. It has the size of the simulated window and is scaled down to fit into the frame. */
export const Page: StyledComponent<'iframe'> = styled.iframe`
  inline-size: calc(var(--frame-width) * 1px);
  block-size: calc(var(--frame-height) * 1px);
  border: 0;
  transform: scale(var(--frame-scale));
  transform-origin: 0 0;
`;
