import { color, font, layer, radius, shadow, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'section'> = styled.section`
  container-type: inline-size;
  position: sticky;
  inset-block-end: ${space.none};
  z-index: ${layer.sticky};
  border-block-start: ${size.hairline} solid ${color.border.default};
  border-start-start-radius: ${radius.card};
  border-start-end-radius: ${radius.card};
  background: ${color.surface.raised};
  color: ${color.text.default};
  box-shadow: ${shadow.overlay};
  font: ${text.body};
`;

export const Receipt: StyledComponent<'div'> = styled.div`
  overflow: auto;
  max-block-size: 60vh;
  padding: ${space.lg};
  border-block-end: ${size.hairline} solid ${color.border.default};
`;

export const Bar: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.lg};
  align-items: center;
  padding: ${space.md} ${space.lg};

  @container (inline-size < 40rem) {
    padding: ${space.sm} ${space.md};
  }
`;

export const Price: StyledComponent<'div'> = styled.div`
  display: grid;
  flex: 1 1 calc(16 * ${size.rem});
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.hair};
  min-inline-size: 0;
`;

export const Amounts: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.none} ${space.md};
  align-items: baseline;
`;

export const Muted: StyledComponent<'span'> = styled.span`
  color: ${color.text.muted};
  font: ${text.label};
`;

export const Facts: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.none} ${space.md};
  color: ${color.text.muted};
  font: ${text.hint};
  font-variant-numeric: tabular-nums;
`;

export const Change: StyledComponent<'span'> = styled.span`
  font: ${text.hint};
  font-variant-numeric: tabular-nums;

  /* an increase keeps the colour of normal text, because it isn't an error */
  &[data-direction='down'] {
    color: ${color.text.success};
  }

  @container (inline-size < 40rem) {
    min-inline-size: 0;

    &:not([data-open]) {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

export const More: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;

  @container (inline-size < 40rem) {
    &:not([data-open]) {
      display: none;
    }
  }
`;

export const Actions: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;
  justify-content: flex-end;
  margin-inline-start: auto; /* the button stays in its corner while the words before it change */
  font-weight: ${font.weight.regular};

  @container (inline-size < 40rem) {
    flex: 1 1 100%;

    > :last-child {
      flex: 1;
    }
  }
`;
