import { color, font, radius, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'section'> = styled.section`
  display: grid;
  gap: ${space.lg};
  justify-items: center;
  box-sizing: border-box;
  max-inline-size: ${size.dialog};
  margin-inline: auto;
  padding: ${space.xxl} ${space.lg};
  color: ${color.text.default};
  font: ${text.body};
  text-align: center;
`;

export const Mark: StyledComponent<'span'> = styled.span`
  display: grid;
  place-items: center;
  inline-size: calc(3.5 * ${size.rem});
  block-size: calc(3.5 * ${size.rem});
  border-radius: ${radius.pill};
  background: ${color.surface.accentSoft};
  color: ${color.text.accent};

  > * {
    inline-size: calc(1.75 * ${size.rem});
    block-size: calc(1.75 * ${size.rem});
  }
  &[data-state='paid'],
  &[data-state='insured'] {
    background: ${color.surface.successSoft};
    color: ${color.text.success};
  }
  &[data-state='failed'] {
    background: ${color.surface.dangerSoft};
    color: ${color.text.danger};
  }
  &:is([data-state='closed'], [data-state='blocked']) {
    background: ${color.surface.warningSoft};
    color: ${color.text.warning};
  }
`;

export const Words: StyledComponent<'div'> = styled.div`
  display: grid;
  gap: ${space.xs};
  overflow-wrap: anywhere;
`;

export const Title: StyledComponent<'h2'> = styled.h2`
  margin: ${space.none};
  font: ${text.section};
`;

export const Hint: StyledComponent<'p'> = styled.p`
  margin: ${space.none};
  color: ${color.text.muted};
`;

export const Facts: StyledComponent<'dl'> = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  gap: ${space.xs} ${space.lg};
  align-items: baseline;
  justify-content: center;
  margin: ${space.none};

  > dt {
    color: ${color.text.muted};
    text-align: start;
  }
  > dd {
    margin: ${space.none};
    font-family: ${font.family.number};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    text-align: end;
  }

  /* on a phone, a number is below its name, so that it isn't broken */
  @media (width < 480px) {
    grid-template-columns: minmax(0, 1fr);
    row-gap: ${space.none};

    > dt,
    > dd {
      text-align: center;
    }
    > dd:not(:last-child) {
      margin-block-end: ${space.sm};
    }
  }
`;

export const Actions: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  justify-content: center;
`;

/** The ways to pay without a separate window. */
export const Ways: StyledComponent<'div'> = styled.div`
  display: grid;
  gap: ${space.lg};
  justify-items: center;

  > figure {
    display: grid;
    gap: ${space.xs};
    justify-items: center;
    margin: ${space.none};
  }
  figcaption {
    color: ${color.text.muted};
    font: ${text.hint};
  }
`;

export const Link: StyledComponent<'a'> = styled.a`
  color: ${color.text.link};

  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.focusRing};
  }
`;
