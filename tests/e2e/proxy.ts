import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** Where distributions put it. */
const nginx = ["nginx", "/usr/sbin/nginx"].find((program) => spawnSync(program, ["-v"]).status === 0);

/** Whether there is a proxy to stand in front of the site, and what makes its certificate. */
export const hasProxy = nginx !== undefined && spawnSync("openssl", ["version"]).status === 0;

/** The proxy from the distribution, with the configuration that operators are given; TLS ends at it, with a certificate that nobody vouches for. */
export class FrontProxy {
  private constructor(
    private readonly port: number,
    private readonly folder: string,
    private readonly child: ChildProcess,
  ) {}

  /**
   * @param port where it listens
   * @param ports of the two processes of the site
   */
  static async start(port: number, ports: readonly [number, number]): Promise<FrontProxy> {
    const folder = mkdtempSync(path.join(tmpdir(), "openpokemon-nginx-"));
    const [certificate, key] = [path.join(folder, "certificate.pem"), path.join(folder, "key.pem")];
    certify(certificate, key);
    const given = readFileSync(fileURLToPath(new URL("../../nginx.conf", import.meta.url)), "utf8");
    const site = given
      .replace("3001", String(ports[0]))
      .replace("3002", String(ports[1]))
      .replace("listen 3000;", `listen 127.0.0.1:${port} ssl;\nssl_certificate ${certificate};\nssl_certificate_key ${key};`);
    const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`);
    writeFileSync(
      path.join(folder, "nginx.conf"),
      `daemon off;\npid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${paths.join("\n")}\n${site}\n}\n`,
    );
    const child = spawn(nginx ?? "nginx", ["-p", folder, "-c", path.join(folder, "nginx.conf"), "-e", "stderr"], { stdio: "inherit" });
    const proxy = new FrontProxy(port, folder, child);
    await proxy.listens();
    return proxy;
  }

  /** Until it takes a connection: it says nothing when it does. */
  private async listens(): Promise<void> {
    for (;;) {
      if (this.child.exitCode !== null) throw new Error(`nginx ended with ${this.child.exitCode}`);
      const line = connect(this.port, "127.0.0.1");
      const taken = await once(line, "connect").then(
        () => true,
        () => false,
      );
      line.destroy();
      if (taken) return;
      await setTimeout(20);
    }
  }

  get url(): string {
    return `https://localhost:${this.port}`;
  }

  async close(): Promise<void> {
    const ended = once(this.child, "exit");
    this.child.kill("SIGTERM");
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Makes a certificate of this machine for a day. */
function certify(certificate: string, key: string): void {
  const kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-noenc", "-days", "1"];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"];
  execFileSync("openssl", ["req", ...kind, ...subject, "-keyout", key, "-out", certificate], { stdio: ["ignore", "ignore", "pipe"] });
}
