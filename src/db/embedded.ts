import { chmodSync, fsyncSync, mkdirSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** What Emscripten's layer between Postgres and the disk has for files, as far as it is changed here. */
interface FileLayer {
  readonly stream_ops: { fsync?: (stream: { readonly nfd: number }) => number };
  readonly node_ops: {
    mknod: (parent: unknown, name: string, mode: number, device: unknown) => unknown;
    setattr: (node: unknown, attributes: { readonly mode?: number }) => void;
  };
}

/** The faults of `fsync` that Postgres tells apart, as WASI numbers them: of a folder it may be impossible, anything else is grave. */
const FAULTS: Readonly<Record<string, number>> = { EINVAL: 28, EPERM: 28, EBADF: 8 };
const EIO = 29;
const OWNER_ALONE = ~0o077;

/**
 * The folder of the embedded Postgres. The layer as it comes answers Postgres's fsync without doing it, so that a power cut would lose what
 * was committed, and lets everybody on the machine read the files.
 */
class DurableFolder extends NodeFS {
  constructor(
    directory: string,
    private readonly sync: (descriptor: number) => void,
  ) {
    super(directory);
  }

  override init(...[postgres, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    return super.init(postgres, { ...options, preRun: [...(options.preRun ?? []), ({ NODEFS }) => this.#mend(NODEFS)] });
  }

  #mend({ stream_ops, node_ops }: FileLayer): void {
    stream_ops.fsync = ({ nfd }) => {
      try {
        this.sync(nfd);
        return 0;
      } catch (error) {
        // Postgres itself stops at a fault that is grave.
        return (error instanceof Error && "code" in error && FAULTS[String(error.code)]) || EIO;
      }
    };
    const { mknod, setattr } = node_ops;
    node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & OWNER_ALONE, device);
    node_ops.setattr = (node, { mode, ...others }) => setattr(node, mode === undefined ? others : { ...others, mode: mode & OWNER_ALONE });
  }
}

/**
 * Postgres in WebAssembly on a folder, which is made if need be and is its owner's alone. A commit is on the disk before it is answered.
 *
 * @param sync brings what was written through a descriptor to the disk
 */
export async function openEmbeddedPostgres(directory: string, sync = fsyncSync): Promise<PGlite> {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  chmodSync(directory, 0o700);
  // PGlite starts Postgres with -F, which turns fsync off. Of the ways to sync, the layer passes on this one alone.
  const startParams = [...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"), "-c", "wal_sync_method=fsync"];
  return PGlite.create({ fs: new DurableFolder(directory, sync), startParams });
}
