import { color, font, radius, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/** The page is as wide as the sheet of the quotation, so that all its parts have the same edges. */
export const Column = styled.div`
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: 210mm;
  margin-inline: auto;

  @media print {
    max-inline-size: none;
  }
`;

export const Facts = styled.span`
  color: ${color.text.muted};
  font: ${text.hint};
`;

export const Agent = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.md};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

/** The two buttons share the width of a phone. */
export const Actions = styled.div`
  display: flex;
  gap: ${space.sm};

  @media (width <= 640px) {
    > * {
      flex: 1;
    }
  }
`;

/** Link that calls the agent. It looks like a button. */
export const Call = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  min-block-size: ${size.control};
  padding-inline: ${space.lg};
  border: ${size.hairline} solid ${color.border.control};
  border-radius: ${radius.control};
  background: ${color.surface.default};
  color: ${color.text.default};
  font-weight: ${font.weight.medium};
  text-decoration: none;

  &:hover {
    border-color: ${color.border.accent};
  }
  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.focusRing};
  }
`;

export const Print = styled.div`
  display: flex;
  justify-content: center;

  @media print {
    display: none;
  }
`;
