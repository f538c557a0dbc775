import { z } from 'zod';
import { DEFAULT_LANGUAGE, LANGUAGES } from './locales.js';

/** A language on the wire and in the settings of a brand. */
export const languageCode = z.enum(LANGUAGES);

/** The language of a call that may leave it out. */
export const languageInput = languageCode.default(DEFAULT_LANGUAGE);
