import { Readable } from 'node:stream';
import { Controller, Get, HttpCode, HttpStatus, Param, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ForStaff } from '../../platform/auth/for-staff.js';
import { ApiFailures } from '../../platform/http/api-list.js';
import { parseRowId } from '../../platform/http/row-id.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import type {
  ClubFileBody,
  ClubFilePartBody,
  ClubImportRowsQuery,
  ClubImportStartBody,
} from './club-imports.dto.js';
import {
  clubFileBody,
  clubFilePartBody,
  ClubImportProgress,
  ClubImportReport,
  clubImportRowsQuery,
  ClubImports,
  clubImportStartBody,
} from './club-imports.dto.js';
import { ClubImportNotFoundError, ClubImportsService } from './club-imports.service.js';

const ID = { name: 'id', schema: { type: 'integer' } } as const;

/** Importing many clubs from a file: sent in parts, always checked first, imported in the background. */
@ApiTags('site-admin')
@Controller('admin/club-imports')
@ForStaff('owner')
export class ClubImportsController {
  constructor(private readonly imports: ClubImportsService) {}

  /** The newest imports, and what the server is working on. */
  @Get()
  @ApiOkResponse({ type: ClubImports })
  listClubImports(): Promise<ClubImports> {
    return this.imports.list();
  }

  /** Announces a file, whose parts follow. */
  @Post()
  @ApiCreatedResponse({ type: ClubImportProgress })
  @ApiFailures(400, 413, 415)
  announceClubFile(@ValidBody(clubFileBody) body: ClubFileBody): Promise<ClubImportProgress> {
    return this.imports.announce(body);
  }

  /** The next part of a file. After the last one the file is checked, without changing any club. */
  @Post(':id/parts')
  @HttpCode(HttpStatus.OK)
  @ApiParam(ID)
  @ApiOkResponse({ type: ClubImportProgress })
  @ApiFailures(400, 404, 409, 413, 415)
  sendClubFilePart(
    @Param('id') id: string,
    @ValidBody(clubFilePartBody) body: ClubFilePartBody,
  ): Promise<ClubImportProgress> {
    return this.imports.addPart(idOf(id), body);
  }

  /** A file's progress, and how many of its rows are new, changed, unchanged, doubtful or broken. */
  @Get(':id')
  @ApiParam(ID)
  @ApiOkResponse({ type: ClubImportProgress })
  @ApiFailures(404)
  getClubImport(@Param('id') id: string): Promise<ClubImportProgress> {
    return this.imports.get(idOf(id));
  }

  /** The first rows of one outcome, with reasons. */
  @Get(':id/rows')
  @ApiParam(ID)
  @ApiOkResponse({ type: [ClubImportReport] })
  @ApiFailures(400, 404)
  listClubImportRows(
    @Param('id') id: string,
    @ValidQuery(clubImportRowsQuery) { outcome }: ClubImportRowsQuery,
  ): Promise<ClubImportReport[]> {
    return this.imports.rows(idOf(id), outcome);
  }

  /** Every row that isn't unchanged, as a CSV file. */
  @Get(':id/rows/export')
  @ApiParam(ID)
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } } })
  @ApiFailures(404)
  async exportClubImportRows(@Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const lines = await this.imports.report(idOf(id));
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="import-report.csv"')
      .send(Readable.from(lines));
  }

  /** Imports a checked file in the background. */
  @Post(':id/start')
  @HttpCode(HttpStatus.OK)
  @ApiParam(ID)
  @ApiOkResponse({ type: ClubImportProgress })
  @ApiFailures(400, 404, 409, 413, 415)
  startClubImport(
    @Param('id') id: string,
    @ValidBody(clubImportStartBody) { addsDoubtful }: ClubImportStartBody,
  ): Promise<ClubImportProgress> {
    return this.imports.start(idOf(id), addsDoubtful);
  }

  /** Undoes the newest import in the background; `id` is the import's own. */
  @Post(':id/undo')
  @HttpCode(HttpStatus.OK)
  @ApiParam(ID)
  @ApiOkResponse({ type: ClubImportProgress })
  @ApiFailures(404, 409)
  undoClubImport(@Param('id') id: string): Promise<ClubImportProgress> {
    return this.imports.undo(idOf(id));
  }
}

function idOf(text: string): number {
  const id = parseRowId(text);
  if (id === undefined) throw new ClubImportNotFoundError();
  return id;
}
