import { Readable } from 'node:stream';
import { Controller, Get, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ForStaff } from '../../platform/auth/for-staff.js';
import { ApiFailures, ApiOk } from '../../platform/http/api-list.js';
import { RowId } from '../../platform/http/row-id-param.js';
import { ValidBody } from '../../platform/http/valid-body.js';
import { ValidQuery } from '../../platform/http/valid-query.js';
import type {
  ClubFileBody,
  ClubFileColumnsBody,
  ClubFilePartBody,
  ClubImportRowsQuery,
  ClubImportStartBody,
} from './club-imports.dto.js';
import {
  clubFileBody,
  ClubFileColumnPreview,
  clubFileColumnsBody,
  clubFilePartBody,
  ClubImportProgress,
  ClubImportReport,
  clubImportRowsQuery,
  ClubImports,
  clubImportStartBody,
} from './club-imports.dto.js';
import { ClubImportNotFoundError, ClubImportsService } from './club-imports.service.js';

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
  announceClubFile(@ValidBody(clubFileBody) body: ClubFileBody): Promise<ClubImportProgress> {
    return this.imports.announce(body);
  }

  /** The next part of a file. After the last one the file is checked, without changing any club. */
  @Post(':id/parts')
  @ApiOk(ClubImportProgress)
  @ApiFailures(409)
  sendClubFilePart(
    @RowId(ClubImportNotFoundError) id: number,
    @ValidBody(clubFilePartBody) body: ClubFilePartBody,
  ): Promise<ClubImportProgress> {
    return this.imports.addPart(id, body);
  }

  /** A file's progress, and how many of its rows are new, changed, unchanged, doubtful or broken. */
  @Get(':id')
  @ApiOkResponse({ type: ClubImportProgress })
  getClubImport(@RowId(ClubImportNotFoundError) id: number): Promise<ClubImportProgress> {
    return this.imports.get(id);
  }

  /** The columns of a file that was checked, or couldn't be: what each is taken for, and its first rows. */
  @Get(':id/columns')
  @ApiOkResponse({ type: [ClubFileColumnPreview] })
  @ApiFailures(409)
  listClubFileColumns(@RowId(ClubImportNotFoundError) id: number): Promise<ClubFileColumnPreview[]> {
    return this.imports.columns(id);
  }

  /** Says what each column of a file is, and checks the file again. */
  @Post(':id/columns')
  @ApiOk(ClubImportProgress)
  @ApiFailures(409)
  chooseClubFileColumns(
    @RowId(ClubImportNotFoundError) id: number,
    @ValidBody(clubFileColumnsBody) { columns }: ClubFileColumnsBody,
  ): Promise<ClubImportProgress> {
    return this.imports.chooseColumns(id, columns);
  }

  /** The first rows of one outcome, with reasons. */
  @Get(':id/rows')
  @ApiOkResponse({ type: [ClubImportReport] })
  listClubImportRows(
    @RowId(ClubImportNotFoundError) id: number,
    @ValidQuery(clubImportRowsQuery) { outcome }: ClubImportRowsQuery,
  ): Promise<ClubImportReport[]> {
    return this.imports.rows(id, outcome);
  }

  /** Every row that isn't unchanged, as a CSV file. */
  @Get(':id/rows/export')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } } })
  async exportClubImportRows(
    @RowId(ClubImportNotFoundError) id: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const lines = await this.imports.report(id);
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="import-report.csv"')
      .send(Readable.from(lines));
  }

  /** Imports a checked file in the background. */
  @Post(':id/start')
  @ApiOk(ClubImportProgress)
  @ApiFailures(409)
  startClubImport(
    @RowId(ClubImportNotFoundError) id: number,
    @ValidBody(clubImportStartBody) body: ClubImportStartBody,
  ): Promise<ClubImportProgress> {
    return this.imports.start(id, body);
  }

  /** Undoes the newest import in the background; `id` is the import's own. */
  @Post(':id/undo')
  @ApiOk(ClubImportProgress)
  @ApiFailures(409)
  undoClubImport(@RowId(ClubImportNotFoundError) id: number): Promise<ClubImportProgress> {
    return this.imports.undo(id);
  }
}
