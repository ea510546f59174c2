"use client";
import dynamic from "next/dynamic";

/** Loaded when somebody is to be reported, which is rare. */
export const ReportDialog = dynamic(() => import("./report-dialog").then((file) => file.ReportDialog), { ssr: false });
