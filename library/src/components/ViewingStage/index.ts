export { Elsewhere, Stage, StagedPicture } from './ViewingStage.styles.ts';
