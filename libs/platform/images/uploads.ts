import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { AnyCall } from '../common/call.js';
import { platformErrors } from '../common/errors.js';
import { AppError } from '../http/app-error.js';
import { readImage, type UploadedImage } from './read-image.js';

interface Form {
  fields: Record<string, unknown>;
  images: UploadedImage[];
}

const MAX_FIELDS = 20;
const MAX_FIELD_LENGTH = 10_000;

/**
 * Reads a multipart body: its text fields, and the images of a call that accepts some.
 * @throws AppError 400 for a form that cannot be read, 413 for an image that is too large or too many fields, 415 if
 * the call accepts none, 422 for too many images or a file that is not an image
 */
export async function readForm(call: AnyCall, request: FastifyRequest): Promise<Form> {
  const files = call.files;
  if (!files) throw new AppError(platformErrors.error_unsupported_media_type);
  const form: Form = { fields: {}, images: [] };
  const limits = {
    fileSize: files.maxBytes,
    files: files.max + 1,
    fields: MAX_FIELDS,
    fieldSize: MAX_FIELD_LENGTH,
  };
  try {
    for await (const part of request.parts({ limits })) await readPart(part, form, files);
  } catch (error) {
    throw error instanceof AppError ? error : unreadable(error);
  }
  return form;
}

/** The form parser sets a status on only some of its errors. System errors are not errors of the form. */
function unreadable(error: unknown): unknown {
  if (/^(ENOSPC|EDQUOT)$/.test(String((error as { code?: unknown }).code))) return error;
  const isTooLarge = (error as { statusCode?: number }).statusCode === 413;
  return new AppError(
    isTooLarge ? platformErrors.error_request_too_large : platformErrors.error_malformed_request,
  );
}

async function readPart(part: Multipart, form: Form, files: NonNullable<AnyCall['files']>): Promise<void> {
  if (part.type === 'field') {
    form.fields[part.fieldname] = part.value;
    return;
  }
  if (part.fieldname !== files.field) throw new AppError(platformErrors.error_malformed_request);
  const file = await bytesOf(part, files.maxBytes);
  if (form.images.length === files.max)
    throw new AppError(platformErrors.error_too_many_images, { params: { max: files.max } });
  form.images.push(await readImage(file));
}

async function bytesOf(part: MultipartFile, maxBytes: number): Promise<Buffer> {
  const tooLarge = () =>
    new AppError(platformErrors.error_image_too_large, { params: { max: maxBytes / 1024 / 1024 } });
  const file = await part.toBuffer().catch((error: { code?: string }) => {
    throw error.code === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge() : error;
  });
  // The parser may cut the last bytes without an error, where they come after the last chunk that it passes on.
  if (part.file.truncated) throw tooLarge();
  return file;
}
