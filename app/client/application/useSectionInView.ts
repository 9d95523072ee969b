import { useEffect, useState } from 'react';

import { type Section, sectionId } from './sections.ts';

/**
 * Height in pixels of the part of the window that the header and the bar with the sections cover, plus some distance.
 */
const covered = 140;

const isPassed = (section: Section): boolean => {
  const element = document.getElementById(sectionId(section));
  return element !== null && element.getBoundingClientRect().top <= covered;
};

/**
 * Returns the section that the user is reading: the last section whose top edge is above the visible part of the
 * window, or the first section if there is none. If the page was scrolled to its end, returns the last section.
 */
export function useSectionInView(sections: readonly Section[]): Section | undefined {
  const [current, setCurrent] = useState(sections[0]);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      const { scrollHeight } = document.documentElement;
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1;
      setCurrent(isAtEnd ? sections.at(-1) : (sections.filter(isPassed).at(-1) ?? sections[0]));
    };
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', follow);
    follow();
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [sections]);
  return current;
}
